import { expect } from '@playwright/test'

import { openServed } from '#fixtures/open-served.ts'
import { test } from '#fixtures/own-pages.ts'
import { persistent } from '#fixtures/persistent.ts'
import { registered } from '#fixtures/releases.ts'
import type { Registry } from '#fixtures/remotes.ts'

/** The words of a heading now and in the next release, which also has other elements. */
const served = [
  { remote: 'browse', path: '/', now: 'Featured Listings', next: 'Chosen for today' },
  { remote: 'static-pages', path: '/AboutUs', now: 'About Us', next: 'About this market' },
] as const

for (const { remote, path, now, next } of served) {
  for (const server of ['the next', 'the previous'] as const) {
    const [ofServer, ofClient] = server === 'the next' ? [next, now] : [now, next]
    test.describe(() => {
      test.use({ servedRemote: remote })
      test(`${remote} of this release continues a page that ${server} release rendered`, async ({
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
        const registry: Registry = await (
          await page.request.get('/remotes.json', persistent)
        ).json()
        const known = registry.remotes[remote]
        const { origin } = new URL(known?.releases[known.current]?.entry ?? '')
        const release = registered(staged, origin)
        if (server === 'the next') pages.site.release(version, release)
        else {
          const live = { current: version, releases: { ...known?.releases, [version]: release } }
          const remotes = { ...registry.remotes, [remote]: live }
          await page.route('**/remotes.json', (route) =>
            route.fulfill({ json: { ...registry, remotes } }),
          )
        }
        const address = `${pages.origin}${path}`
        const answer = async () => await (await page.request.get(address, persistent)).text()
        await expect.poll(answer, { timeout: 60_000 }).toMatch(new RegExp(`${ofServer}</h[12]>`))

        await openServed(page, address)
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', { name: ofClient, exact: true })).toHaveCount(1)
        await expect(main.getByText(ofServer, { exact: true })).toHaveCount(0)
        await expect(page.locator('head title')).toHaveCount(1)
        await frame.footer.getByRole('link', { name: 'Contact Us' }).click()
        await expect(main.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
      })
    })
  }
}
