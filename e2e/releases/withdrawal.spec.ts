import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { untilCached } from '#fixtures/offline.ts'
import { goAwayAndBack, waitForRollback } from '#fixtures/open-tab.ts'
import { persistent } from '#fixtures/persistent.ts'
import { test } from '#fixtures/test.ts'

test.describe.configure({ timeout: 240_000 })

test.describe('a withdrawn release', () => {
  test.use({ serviceWorkers: 'allow' })

  test('is left by open tabs, and no visitor gets it again @nightly', async ({
    page,
    releases,
    remotes,
  }) => {
    const before = await releases.liveVersion('static-pages')
    const build = await releases.buildOf('static-pages', (script) => script)
    await releases.release('static-pages', build)
    const version = await releases.liveVersion('static-pages')
    const folder = await remotes.folderOf('static-pages')
    const shownBy = (release: string) => page.locator(`[data-region="static-pages@${release}"]`)
    try {
      await page.goto('/AboutUs?boundaries')
      await expect(shownBy(version)).toBeAttached()
      await untilCached(page)
      await expect.poll(() => cachedOf(page, version)).not.toEqual([])
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }))

      await releases.run('withdraw', 'static-pages', version)
      const previous = await releases.liveVersion('static-pages')
      expect(previous).not.toBe(version)
      await waitForRollback(page)
      await expect(async () => {
        await goAwayAndBack(page)
        await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
        await expect(shownBy(previous)).toBeAttached({ timeout: 1_000 })
      }).toPass()
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
      await expect.poll(() => cachedOf(page, version)).toEqual([])

      await page.goto(`/AboutUs?boundaries&remote=static-pages@${version}`)
      await expect(shownBy(previous)).toBeAttached()
      expect((await page.request.get(`${folder}remoteEntry.js`, persistent)).status()).toBe(404)
      await expect(releases.release('static-pages', build)).rejects.toThrow('was withdrawn')
    } finally {
      await releases.run('rollback', 'static-pages', before)
    }
  })
})

/** The cached files of a release. */
async function cachedOf(page: Page, version: string): Promise<readonly string[]> {
  return await page.evaluate(async (folder) => {
    const files = await (await caches.open('files')).keys()
    return files.flatMap(({ url }) => (url.includes(folder) ? [url] : []))
  }, `/${version}/`)
}
