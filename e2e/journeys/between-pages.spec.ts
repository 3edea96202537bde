import { expect } from '@playwright/test'

import { memberAddresses } from '#fixtures/addresses.ts'
import { test } from '#fixtures/test.ts'

test('a listing leads to the profile of its seller', async ({ home, page }) => {
  await home.open()
  const listing = await home.openListing()
  const name = await listing.seller.innerText()
  await listing.seller.click()
  await expect(page).toHaveURL(/\/profile\/.+/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'About', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Listings', exact: true })).toBeVisible()
})

test('the pages for members lead home without a sign-in, and open after it', async ({
  page,
  home,
  signIn,
}) => {
  for (const { address } of memberAddresses) {
    await page.goto(address)
    await expect(home.heading).toBeVisible()
    await expect(page).toHaveURL('/')
  }
  await signIn.open()
  await signIn.signInAsDemoUser()
  for (const { address, shows } of memberAddresses) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: shows })).toBeVisible()
  }
})
