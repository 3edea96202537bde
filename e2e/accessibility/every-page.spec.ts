import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import type { Address } from '#fixtures/addresses.ts'
import { memberAddresses, ownAddresses, publicAddresses } from '#fixtures/addresses.ts'
import { expectNoViolationsIn } from '#fixtures/violations.ts'
import {
  LoadedLibraries,
  providersOf,
  loadedCopies,
  sharedPackages,
} from '#fixtures/shared-copies.ts'
import { siteUrl } from '#fixtures/site-url.ts'
import { test } from '#fixtures/test.ts'
import type { SiteFrame } from '#pages/site-frame.ts'

// High enough for the whole table of contents: in a lower window it scrolls, and axe reports a link that is
// cut off at the edge as too small.
test.use({ viewport: { width: 1280, height: 1100 } })

// Each page is loaded once, for everything that holds for every page. Several share a test, and with it the
// browser's cache; a failure names its page.
test.describe.configure({ timeout: 180_000 })

const pagesPerTest = 4

for (const addresses of inGroups(publicAddresses)) {
  test(`no violations, and one copy of each library: ${namesOf(addresses)}`, async ({
    page,
    frame,
  }) => {
    await checkAll(page, frame, addresses)
  })
}

for (const addresses of inGroups([...memberAddresses, ...ownAddresses])) {
  test(`the same for a member: ${namesOf(addresses)}`, async ({ page, frame, session }) => {
    await session.signInAsDemoUser()
    await checkAll(page, frame, addresses)
  })
}

test('a listing has no violations in either language and theme', async ({ page, frame, home }) => {
  await home.open()
  const listing = await home.openListing()
  await expect(listing.seller).toBeVisible()
  await expectNoViolationsInEitherLanguage(page, frame)
})

async function checkAll(
  page: Page,
  frame: SiteFrame,
  addresses: readonly Address[],
): Promise<void> {
  const libraries = new LoadedLibraries(page)
  for (const { address, shows } of addresses) {
    await test.step(address, async () => {
      libraries.forget()
      await page.goto(address)
      await expect(frame.main.getByText(shows).first()).toBeVisible()
      const loaded = await loadedCopies(page)
      for (const name of sharedPackages) {
        expect.soft(providersOf(loaded, name), `${name} at ${address}`).toEqual(['shell'])
      }
      for (const [library, origins] of await libraries.origins()) {
        expect.soft(origins, `${library} at ${address}`).toEqual([siteUrl])
      }
      await expectNoViolationsInEitherLanguage(page, frame)
    })
  }
}

/** One theme for each language: colours do not depend on words, nor words on colours. Leaves the page in English. */
async function expectNoViolationsInEitherLanguage(page: Page, frame: SiteFrame): Promise<void> {
  const { pathname } = new URL(page.url())
  await expectNoViolationsIn('light', page, `${pathname}, English`)
  const english = await frame.main.innerText()
  await frame.changeLanguage('Türkçe')
  await expect(frame.main).not.toHaveText(english, { useInnerText: true })
  await expectNoViolationsIn('dark', page, `${pathname}, Turkish`)
  await frame.changeLanguage('English')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
}

function inGroups(addresses: readonly Address[]): readonly (readonly Address[])[] {
  const count = Math.ceil(addresses.length / pagesPerTest)
  return Array.from({ length: count }, (_, group) =>
    addresses.slice(group * pagesPerTest, (group + 1) * pagesPerTest),
  )
}

function namesOf(addresses: readonly Address[]): string {
  return addresses.map(({ address }) => address).join(' ')
}
