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
import type { OtherLanguage, SiteFrame } from '#pages/site-frame.ts'

// High enough for the whole table of contents: in a lower window it scrolls, and axe reports a link that is
// cut off at the edge as too small.
test.use({ viewport: { width: 1280, height: 1100 } })

// A visit goes from page to page in one tab, without loading the site for each; a failure names its page.
test.describe.configure({ timeout: 360_000 })

const half = publicAddresses.length / 2

/** One theme for each language: colours do not depend on words, nor words on colours. */
const looks: readonly { look: string; tag: string[]; check: Check }[] = [
  { look: 'English and light', tag: [], check: expectNoViolationsInEnglish },
  ...(['Türkçe', 'Русский', 'العربية'] as const).map((language) => ({
    look: `${language} and dark`,
    tag: ['@nightly'],
    check: expectNoViolationsInOther(language),
  })),
]

for (const { look, tag, check } of looks) {
  test.describe(`in ${look}`, { tag }, () => {
    test('a listing and half of the pages have no violations, and share one copy of each library', async ({
      page,
      frame,
      home,
    }) => {
      await checkAll(page, frame, publicAddresses.slice(0, half), check)
      await visit(page, '/')
      const { seller } = await home.openListing()
      await expect(seller).toBeVisible()
      await check(page, frame, frame.main)
    })

    test('so do the other pages @nightly', async ({ page, frame }) => {
      await checkAll(page, frame, publicAddresses.slice(half), check)
    })

    test('so do the pages of a member @nightly', async ({ page, frame, session }) => {
      await session.signInAsDemoUser()
      await checkAll(page, frame, [...memberAddresses, ...ownAddresses], check)
    })
  })
}

type Check = (page: Page, frame: SiteFrame, ...coloured: readonly Locator[]) => Promise<void>

async function checkAll(
  page: Page,
  frame: SiteFrame,
  addresses: readonly Address[],
  check: Check,
): Promise<void> {
  const libraries = new LoadedLibraries(page)
  for (const [index, { address, shows }] of addresses.entries()) {
    await test.step(address, async () => {
      await (index === 0 ? page.goto(address) : visit(page, address))
      await expect(frame.main.getByText(shows).first()).toBeVisible()
      // The frame has the same colours around every page.
      const coloured = index === 0 ? [] : [frame.main]
      await check(page, frame, ...coloured)
    })
  }
  const loaded = await loadedCopies(page)
  for (const name of sharedPackages) expect.soft(providersOf(loaded, name), name).toEqual(['shell'])
  for (const [library, origins] of await libraries.origins()) {
    expect.soft(origins, library).toEqual([siteUrl])
  }
}

async function expectNoViolationsInEnglish(
  page: Page,
  _frame: SiteFrame,
  ...coloured: readonly Locator[]
): Promise<void> {
  await expectNoViolationsIn('light', page, new URL(page.url()).pathname, ...coloured)
}

/** Leaves the page in English. */
function expectNoViolationsInOther(language: OtherLanguage): Check {
  return async (page, frame, ...coloured) => {
    const english = await frame.main.innerText()
    await frame.changeLanguage(language)
    await expect(frame.main).not.toHaveText(english, { useInnerText: true })
    await expectNoViolationsIn('dark', page, new URL(page.url()).pathname, ...coloured)
    await frame.changeLanguage('English')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  }
}
