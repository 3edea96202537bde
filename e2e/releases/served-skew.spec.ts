import { expect } from '@playwright/test'

import { openServed } from '#fixtures/open-served.ts'
import { test } from '#fixtures/own-pages.ts'
import { persistent } from '#fixtures/persistent.ts'
import { liveOf, readRegistry, withLive } from '#fixtures/registry.ts'
import { registered } from '#fixtures/releases.ts'

/** The words of a heading now and in the next release, which also has other elements. */
const served = [
  { remote: 'browse', path: '/', now: 'Featured Listings', next: 'Chosen for today' },
  { remote: 'static-pages', path: '/AboutUs', now: 'About Us', next: 'About this market' },
] as const

for (const { remote, path, now, next } of served) {
  test.describe(() => {
    test.use({ servedRemote: remote })
    test(`${remote} of this release continues a page that the next or the previous release rendered @nightly`, async ({
      page,
      pages,
      frame,
      releases,
    }) => {
      const build = await releases.buildOf(remote, (script) =>
        script.replaceAll(now, next).replaceAll('"section"', '"div"'),
      )
      const staged = await releases.stage(remote, build)
      const { version } = staged
      const registry = await readRegistry()
      const release = registered(staged, liveOf(registry, remote).origin)
      const address = `${pages.origin}${path}`
      const answer = async () => await (await page.request.get(address, persistent)).text()
      const main = page.getByRole('main')

      /** Opens the page with the heading that the server renders, and expects that of the browser's release. */
      const expectContinued = async (ofServer: string, ofClient: string) => {
        await expect.poll(answer, { timeout: 60_000 }).toMatch(new RegExp(`${ofServer}</h[12]>`))
        await openServed(page, address)
        await expect(main.getByRole('heading', { name: ofClient, exact: true })).toHaveCount(1)
        await expect(main.getByText(ofServer, { exact: true })).toHaveCount(0)
        await expect(page.locator('head title')).toHaveCount(1)
        await frame.footer.getByRole('link', { name: 'Contact Us' }).click()
        await expect(main.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
      }

      await test.step('the previous release rendered it', async () => {
        const json = withLive(registry, remote, version, release)
        await page.route('**/remotes.json', (route) => route.fulfill({ json }))
        await expectContinued(now, next)
        await page.unroute('**/remotes.json')
      })

      await test.step('the next release rendered it', async () => {
        pages.site.release(version, release)
        // A new instance has no registry in its memory.
        await pages.end()
        await expectContinued(next, now)
      })
    })
  })
}
