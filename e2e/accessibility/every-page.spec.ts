import type { Locator, Page } from '@playwright/test'
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
import { visit } from '#fixtures/visit.ts'
import type { SiteFrame } from '#pages/site-frame.ts'

// High enough for the whole table of contents: in a lower window it scrolls, and axe reports a link that is
// cut off at the edge as too small.
test.use({ viewport: { width: 1280, height: 1100 } })

// A visit goes from page to page in one tab, without loading the site for each; a failure names its page.
test.describe.configure({ timeout: 360_000 })

const half = publicAddresses.length / 2

test('a listing and half of the pages have no violations, and share one copy of each library', async ({
  page,
  frame,
  home,
}) => {
  await checkAll(page, frame, publicAddresses.slice(0, half))
  await visit(page, '/')
  const { seller } = await home.openListing()
  await expect(seller).toBeVisible()
  await expectNoViolationsInEitherLanguage(page, frame, frame.main)
})

test('so do the other pages', async ({ page, frame }) => {
  await checkAll(page, frame, publicAddresses.slice(half))
})

test('so do the pages of a member', async ({ page, frame, session }) => {
  await session.signInAsDemoUser()
  await checkAll(page, frame, [...memberAddresses, ...ownAddresses])
})

async function checkAll(
  page: Page,
  frame: SiteFrame,
  addresses: readonly Address[],
): Promise<void> {
  const libraries = new LoadedLibraries(page)
  for (const [index, { address, shows }] of addresses.entries()) {
    await test.step(address, async () => {
      await (index === 0 ? page.goto(address) : visit(page, address))
      await expect(frame.main.getByText(shows).first()).toBeVisible()
      // The frame has the same colours around every page.
      const coloured = index === 0 ? [] : [frame.main]
      await expectNoViolationsInEitherLanguage(page, frame, ...coloured)
    })
  }
  const loaded = await loadedCopies(page)
  for (const name of sharedPackages) expect.soft(providersOf(loaded, name), name).toEqual(['shell'])
  for (const [library, origins] of await libraries.origins()) {
    expect.soft(origins, library).toEqual([siteUrl])
  }
}

/** One theme for each language: colours do not depend on words, nor words on colours. Leaves the page in English. */
async function expectNoViolationsInEitherLanguage(
  page: Page,
  frame: SiteFrame,
  ...coloured: readonly Locator[]
): Promise<void> {
  const { pathname } = new URL(page.url())
  await expectNoViolationsIn('light', page, `${pathname}, English`, ...coloured)
  const english = await frame.main.innerText()
  await frame.changeLanguage('Türkçe')
  await expect(frame.main).not.toHaveText(english, { useInnerText: true })
  await expectNoViolationsIn('dark', page, `${pathname}, Turkish`, ...coloured)
  await frame.changeLanguage('English')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
}
