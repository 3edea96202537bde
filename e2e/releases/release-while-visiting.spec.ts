import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { test } from '#fixtures/test.ts'

const description = 'Cars, homes, jobs, phones and furniture from people near you'
const released = 'Released while somebody was looking'

/**
 * The page asks what is deployed every half minute; being online again makes it ask at once. It may hear
 * of a release before it is told to: listen first, release, and then call what this gives.
 */
function listenFor(page: Page, isNews: (url: string) => boolean): () => Promise<void> {
  const answer = page.waitForResponse((response) => isNews(response.url()))
  // A test that fails before it asks has said why.
  answer.catch(() => undefined)
  return async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await (await answer).finished()
  }
}

test('a release reaches a visitor on the next navigation, who notices nothing else; so does a rollback', async ({
  page,
  releases,
  remotes,
  home,
  frame,
}) => {
  const before = await releases.liveVersion('browse')
  const origin = await remotes.originOf('browse')
  const shell = await (await page.request.get('/')).text()
  const build = await releases.buildOf('browse', (script) =>
    script.replaceAll(description, `${released}. ${description}`),
  )

  await home.open()
  await frame.location.choose('Girne')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const described = page.locator('meta[name="description"]')
  await expect(described).not.toHaveAttribute('content', new RegExp(released))

  const isOtherContainer = (url: string) =>
    url.startsWith(origin) && url.includes('/remoteEntry.js') && !url.includes(`/${before}/`)
  const hearOfRelease = listenFor(page, isOtherContainer)
  try {
    await releases.run('release', 'browse', build)
    expect(await releases.liveVersion('browse')).not.toBe(before)
    await hearOfRelease()
    await expect(described).not.toHaveAttribute('content', new RegExp(released))
    await goAwayAndBack(page)
    await expect(described).toHaveAttribute('content', new RegExp(released))
    await expect(home.cards).toHaveCount(10)
  } finally {
    await releases.run('rollback', 'browse', before)
  }
  const hearOfRollback = listenFor(page, (url) => url.endsWith('/remotes.json'))
  await hearOfRollback()
  await goAwayAndBack(page)
  await expect(described).not.toHaveAttribute('content', new RegExp(released))
  await expect(home.cards).toHaveCount(10)

  await expect(frame.location.button).toHaveText(/Girne/)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  expect(await (await page.request.get('/')).text()).toBe(shell)
})

async function goAwayAndBack(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'AdaMarket, home' }).click()
  await expect(page.getByRole('heading', { name: 'Featured Listings' })).toBeVisible()
}
