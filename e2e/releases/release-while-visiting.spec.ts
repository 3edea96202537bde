import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { test } from '#fixtures/test.ts'

const description = 'Cars, homes, jobs, phones and furniture from people near you'
const released = 'Released while somebody was looking'

/** The page asks what is deployed every half minute; being online again makes it ask at once. */
async function learnOf(page: Page, file: string): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().includes(file))
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await (await answer).finished()
}

test('a release reaches a visitor on the next navigation, who notices nothing else; so does a rollback', async ({
  page,
  releases,
  home,
  frame,
}) => {
  const before = await releases.liveVersion('browse')
  const shell = await (await page.request.get('/')).text()
  const build = await releases.buildOf('browse', (script) =>
    script.replaceAll(description, `${released}. ${description}`),
  )

  await home.open()
  await frame.location.choose('Girne')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const described = page.locator('meta[name="description"]')
  await expect(described).not.toHaveAttribute('content', new RegExp(released))

  try {
    await releases.run('release', 'browse', build)
    const after = await releases.liveVersion('browse')
    expect(after).not.toBe(before)
    await learnOf(page, `/${after}/remoteEntry.js`)
    await expect(described).not.toHaveAttribute('content', new RegExp(released))
    await goAwayAndBack(page)
    await expect(described).toHaveAttribute('content', new RegExp(released))
    await expect(home.cards).toHaveCount(10)
  } finally {
    await releases.run('rollback', 'browse', before)
  }
  await learnOf(page, '/remotes.json')
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
