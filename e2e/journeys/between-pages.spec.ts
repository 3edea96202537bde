import { expect } from '@playwright/test'

import { civic } from '#fixtures/addresses.ts'
import { providersOf, loadedCopies, sharedPackages } from '#fixtures/shared-copies.ts'
import { test } from '#fixtures/test.ts'
import { ListingPage } from '#pages/listing-page.ts'

test('a visit uses all remotes, which share one copy of each library', async ({ page, home }) => {
  await home.open()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'AdaMarket, home' }).click()
  const listing = await home.openListing()
  const name = await listing.seller.innerText()
  await listing.seller.click()
  await expect(page).toHaveURL(/\/profile\/.+/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'About', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Listings', exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: civic, exact: true }).click()
  await expect(new ListingPage(page).title(civic)).toBeVisible()

  const loaded = await loadedCopies(page)
  for (const shared of sharedPackages) {
    expect(providersOf(loaded, shared), shared).toEqual(['shell'])
  }
  const react = loaded.filter((copy) => copy.name === 'react')
  expect(react.flatMap(({ usedBy }) => usedBy)).toEqual(
    expect.arrayContaining(['shell', 'browse', 'static_pages', 'account']),
  )
})
