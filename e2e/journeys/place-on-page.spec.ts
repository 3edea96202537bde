import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { findListing } from '#fixtures/find-listing.ts'
import { test } from '#fixtures/test.ts'

/** A job, to which no test adds a similar one. */
const barista = 'Barista for weekends, old harbour, Girne'
const bench = 'Bench of carob wood'
const titles = [bench, ...Array.from({ length: 8 }, (_, index) => `Chair ${index}`)]
const depths = [0.3, 0.6, 1]

/** Their addresses, and what they load last. */
const pages: Readonly<Record<string, readonly [path: string, last: string | RegExp]>> = {
  'search results': ['/search?query=car&location=All', /^Honda Civic/],
  listing: ['/listing/', 'Similar listings'],
  home: ['/', /^Honda Civic/],
  'a filled form': ['/attributes/Pets/Cats', 'Post Now'],
  settings: ['/settings', 'Save profile'],
  'my listings': ['/my-listings', 'Chair 7'],
}

// Home shows the newest listings, of which other tests add and delete some: its height is not the same later.
for (const width of [360, 1440]) {
  for (const [name, [path, last]] of Object.entries(pages)) {
    test(`${name} at ${width} px: a reload and Back lead to the same place @nightly`, async ({
      page,
      browser,
      members,
      session,
      form,
    }) => {
      test.slow()
      await page.setViewportSize({ width, height: 640 })
      await session.signInAs(await members.create({ listings: titles }))
      const address = path === '/listing/' ? await findListing(browser, barista) : path
      const lastPart = page.getByRole('main').getByText(last).last()
      const about = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' })
      const expectAt = async (place: Place, when: string) => {
        await lastPart.waitFor({ state: 'attached' })
        const height = name === 'home' ? expect.any(Number) : place.height
        await expect.poll(() => placeOf(page), when).toEqual({ height, top: near(place.top) })
      }
      await page.goto(address)
      if (name === 'a filled form') {
        await form.fill(bench)
        // The form then says that it was restored, which makes it higher.
        await page.reload()
        await expect(form.title).toHaveValue(bench)
      }
      for (const depth of name === 'home' ? depths.slice(0, 2) : depths) {
        await about.scrollIntoViewIfNeeded()
        await lastPart.waitFor()
        const place = await scrollTo(page, depth)
        await page.reload()
        await expectAt(place, `at ${depth}, after a reload`)
        // From another page, and from one that was reloaded.
        for (const isReloaded of [false, true]) {
          await about.dispatchEvent('click')
          await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor()
          if (isReloaded) await page.reload()
          await page.goBack()
          await expectAt(place, `at ${depth}, back from a ${isReloaded ? 'reloaded' : 'new'} page`)
        }
      }
    })
  }
}

/** Where a page stands: its height, once nothing is loading, and how far it is scrolled. */
type Place = { readonly height: number; readonly top: number }

async function scrollTo(page: Page, depth: number): Promise<Place> {
  await page.evaluate((part) => {
    const { scrollHeight, clientHeight } = document.documentElement
    window.scrollTo(0, Math.round(part * (scrollHeight - clientHeight)))
  }, depth)
  return await placeOf(page)
}

function placeOf(page: Page): Promise<Place> {
  return page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    top: Math.round(window.scrollY),
  }))
}

/** Less than a line away: text above may be set in another font while the browser restores a served page. */
function near(top: number): unknown {
  return expect.closeTo(top, -1.5)
}
