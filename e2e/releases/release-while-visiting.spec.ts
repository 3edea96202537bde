import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { untilCached } from '#fixtures/offline.ts'
import { persistent } from '#fixtures/persistent.ts'
import { goAwayAndBack, listenFor, waitForRollback } from '#fixtures/open-tab.ts'
import { test } from '#fixtures/test.ts'

const description = 'Cars, homes, jobs, phones and furniture from people near you'
const released = 'Released during a visit'

/** The container of another release of the remote than the one that was live. */
const isContainer = (origin: string, before: string) => (url: string) =>
  url.startsWith(origin) && url.includes('/remoteEntry.js') && !url.includes(`/${before}/`)

// In sequence: each test changes what is deployed.
test.describe.configure({ mode: 'default', timeout: 240_000 })

test('a release reaches a visitor with the next navigation, and nothing else changes; so does a rollback', async ({
  page,
  releases,
  remotes,
  home,
  frame,
  accountMenu,
  session,
}) => {
  const before = await releases.liveVersion('browse')
  const accountBefore = await releases.liveVersion('account')
  const shell = await (await page.request.get('/shell.html', persistent)).text()
  const build = await releases.buildOf('browse', (script) =>
    script.replaceAll(description, `${released}. ${description}`),
  )
  const accountBuild = await releases.buildOf('account', (script) => script)

  // The page that a server renders for another visitor.
  const servedHome = async () => await (await page.request.get('/', persistent)).text()
  const menuOf = (version: string) =>
    page.getByRole('banner').locator(`[data-region="account@${version}"]`)
  /** The menu follows with the first navigation after its code has loaded. */
  const expectMenuOf = (version: string) =>
    expect(async () => {
      await goAwayAndBack(page)
      await expect(menuOf(version)).toBeAttached({ timeout: 1_000 })
    }).toPass()

  await session.signInAsDemoUser()
  await page.goto('/?boundaries')
  await expect(menuOf(accountBefore)).toBeAttached()
  await frame.location.choose('Girne')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const described = page.locator('meta[name="description"]')
  await expect(described).not.toHaveAttribute('content', new RegExp(released))

  const waitForRelease = listenFor(page, isContainer(await remotes.originOf('browse'), before))
  try {
    await releases.release('browse', build)
    expect(await releases.liveVersion('browse')).not.toBe(before)
    await expect.poll(servedHome, { timeout: 60_000 }).toContain(released)
    await waitForRelease()
    await expect(described).not.toHaveAttribute('content', new RegExp(released))
    await goAwayAndBack(page)
    await expect(described).toHaveAttribute('content', new RegExp(released))
    await expect(home.cards).toHaveCount(10)
    await expect(menuOf(accountBefore)).toBeAttached()
  } finally {
    await releases.run('rollback', 'browse', before)
  }
  await expect.poll(servedHome, { timeout: 60_000 }).not.toContain(released)

  await test.step('the account menu follows a release as well', async () => {
    const waitForMenu = listenFor(
      page,
      isContainer(await remotes.originOf('account'), accountBefore),
    )
    try {
      await releases.release('account', accountBuild)
      const after = await releases.liveVersion('account')
      // It finds the rollback of browse at the same time.
      await waitForMenu()
      await expect(menuOf(accountBefore)).toBeAttached()
      await expectMenuOf(after)
      await expect(described).not.toHaveAttribute('content', new RegExp(released))
      await expect(home.cards).toHaveCount(10)
      await accountMenu.button.click()
      await expect(accountMenu.item('Sign out')).toBeVisible()
      await page.keyboard.press('Escape')
    } finally {
      await releases.run('rollback', 'account', accountBefore)
    }
    await waitForRollback(page)
    await expectMenuOf(accountBefore)
  })

  await expect(frame.location.button).toHaveText(/Girne/)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  expect(await (await page.request.get('/shell.html', persistent)).text()).toBe(shell)
})

test('an open tab finds its files after four more releases @nightly', async ({
  page,
  releases,
}) => {
  const before = await releases.liveVersion('static-pages')
  const registry = await (await page.request.get('/remotes.json', persistent)).body()
  // This tab does not notice releases.
  await page.route('**/remotes.json', (route) => route.fulfill({ body: registry }))
  await page.goto('/AboutUs')
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  try {
    for (let more = 1; more <= 4; more += 1) {
      const build = await releases.buildOf('static-pages', (script) => script)
      await releases.release('static-pages', build)
    }
    expect(await releases.liveVersion('static-pages')).not.toBe(before)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  } finally {
    await releases.run('rollback', 'static-pages', before)
  }
})

test.describe('a file that was changed on its site', () => {
  test.use({ serviceWorkers: 'allow' })

  const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'About Us' })
  const hasRun = (page: Page) => page.evaluate(() => 'hasRunChangedCode' in window)

  test.beforeEach(({ problems }) => {
    problems.expect(
      /^console: (Failed to find a valid digest|Failed to load resource)/,
      /^console: (A page failed|A remote could not be loaded)/,
      /^request: net::ERR_FAILED .*\/static\//,
    )
  })

  for (const { what, tag, file, appended } of [
    {
      what: 'a script',
      tag: [],
      file: /\/js\/async\/reading\./,
      appended: ';window.hasRunChangedCode = true',
    },
    {
      what: 'a style sheet',
      tag: ['@nightly'],
      file: /\/css\/async\/reading\./,
      appended: 'body { --hasRunChangedCode: 1; display: none }',
    },
  ]) {
    const title = `${what} is refused, reported and not cached; a reload after the repair works`
    test(title, { tag }, async ({ page, context, releases, home, boundary }) => {
      await home.open()
      await untilCached(page)
      const version = await releases.stageFor(context, 'static-pages')
      const restore = await releases.changeOnSite('static-pages', version, file, appended)
      const report = page.waitForEvent('console', (message) =>
        message.text().includes('A page failed'),
      )
      await page.goto('/AboutUs?boundaries')
      await expect(boundary.failed).toBeVisible()
      await report
      expect(await hasRun(page)).toBe(false)
      expect(await cachedWith(page, 'hasRunChangedCode')).toEqual([])

      await restore()
      await page.reload()
      await expect(heading(page)).toBeVisible()
      await expect(page.locator(`[data-region="static-pages@${version}"]`)).toBeAttached()
      expect(await cachedWith(page, 'hasRunChangedCode')).toEqual([])
    })
  }

  test('the routes are refused, and another release replaces theirs @nightly', async ({
    page,
    context,
    releases,
  }) => {
    const version = await releases.stageFor(context, 'static-pages')
    const file = /\/js\/async\/routes\./
    await releases.changeOnSite('static-pages', version, file, ';window.hasRunChangedCode = true')
    const report = page.waitForEvent('console', (message) =>
      message.text().includes('A remote could not be loaded'),
    )
    await page.goto('/AboutUs?boundaries')
    await expect(heading(page)).toBeVisible()
    const region = page.locator('[data-region^="static-pages@"]')
    await expect(region).not.toHaveAttribute('data-region', `static-pages@${version}`)
    expect((await report).text()).toContain('routes')
    expect(await hasRun(page)).toBe(false)
  })
})

/** The cached files that contain a text. */
async function cachedWith(page: Page, text: string): Promise<readonly string[]> {
  return await page.evaluate(async (sought) => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        if ((await answer?.text())?.includes(sought)) found.push(request.url)
      }
    }
    return found
  }, text)
}
