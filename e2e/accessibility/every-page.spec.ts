import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { memberAddresses, ownAddresses, publicAddresses } from '#fixtures/addresses.ts'
import { expectNoBarriersIn } from '#fixtures/barriers.ts'
import { test } from '#fixtures/test.ts'
import type { SiteFrame } from '#pages/site-frame.ts'

// High enough for all contents of a text: in a lower window they scroll, and a link at the edge is
// cut off, which axe takes for one that is too small.
test.use({ viewport: { width: 1280, height: 1100 } })

for (const { address, shows } of publicAddresses) {
  test(`${address} has no barrier in either language and theme`, async ({ page, frame }) => {
    await page.goto(address)
    await expect(frame.main.getByText(shows).first()).toBeVisible()
    await expectNoBarriersInEitherLanguage(page, frame)
  })
}

test('a listing and a profile have no barrier in either language and theme', async ({
  page,
  frame,
  home,
}) => {
  await home.open()
  const listing = await home.openListing()
  await expect(listing.seller).toBeVisible()
  await expectNoBarriersInEitherLanguage(page, frame)
  await listing.seller.click()
  await expect(page.getByRole('heading', { name: 'Listings', exact: true })).toBeVisible()
  await expectNoBarriersInEitherLanguage(page, frame)
})

test('the pages for members have no barrier in either language and theme', async ({
  page,
  frame,
  signIn,
}) => {
  // Many pages, each twice.
  test.setTimeout(180_000)
  await signIn.open()
  await signIn.signInAsDemoUser()
  await expectNoBarriersInEitherLanguage(page, frame)
  for (const { address, shows } of [...memberAddresses, ...ownAddresses]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: shows })).toBeVisible()
    await expectNoBarriersInEitherLanguage(page, frame)
  }
})

/** One theme for each: neither do colours depend on words nor words on colours. Leaves the page in English. */
async function expectNoBarriersInEitherLanguage(page: Page, frame: SiteFrame): Promise<void> {
  const { pathname } = new URL(page.url())
  await expectNoBarriersIn('light', page, `${pathname}, English`)
  const english = await frame.main.innerText()
  await frame.speak('Türkçe')
  await expect(frame.main).not.toHaveText(english, { useInnerText: true })
  await expectNoBarriersIn('dark', page, `${pathname}, Turkish`)
  await frame.speak('English')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
}
