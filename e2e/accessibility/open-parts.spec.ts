import { expect } from '@playwright/test'

import { civic } from '#fixtures/addresses.ts'
import { expectNoBarriers } from '#fixtures/barriers.ts'
import { test } from '#fixtures/test.ts'
import { ListingPage } from '#pages/listing-page.ts'

const phone = { width: 390, height: 844 }

test('the open location picker and a message have no barrier', async ({ page, frame }) => {
  await page.goto('/ContactUs')
  await frame.location.button.click()
  await expect(frame.location.list).toBeVisible()
  await expectNoBarriers(page, 'location picker')
  await page.keyboard.press('Escape')

  await frame.postAd.click()
  await frame.toast.hover()
  await expectNoBarriers(page, 'message')

  await page.getByRole('main').getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Enter your name.')).toBeVisible()
  await expectNoBarriers(page, 'form with what is missing')
})

test('the open menu and filters of a phone have no barrier', async ({ page, frame, search }) => {
  await page.setViewportSize(phone)
  await page.goto('/search?query=civic')
  await expect(search.results.first()).toBeVisible()
  await expectNoBarriers(page, 'results on a phone')
  await frame.menuButton.click()
  await expect(frame.menu).toBeVisible()
  await expectNoBarriers(page, 'menu')
  await frame.menuButton.click()
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  await expectNoBarriers(page, 'filters')
})

test('the open gallery of a listing has no barrier', async ({ page, search }) => {
  await page.goto('/search?query=civic')
  const listing = await search.openResult(civic)
  await listing.pictures.first().click()
  await expect(listing.gallery).toBeVisible()
  await expectNoBarriers(page, 'gallery')
})

test('the number of a seller and the form to report a listing have no barrier', async ({
  page,
  signIn,
  testData,
}) => {
  const account = await testData.addAccount()
  const id = await testData.addListing()
  await signIn.open()
  await signIn.signInAs(account.email, account.password)
  const listing = new ListingPage(page)
  await listing.open(id)
  await listing.contact.getByRole('button', { name: 'Call' }).click()
  await expect(listing.contact.getByRole('link')).not.toHaveCount(0)
  await listing.favourite.click()
  await expectNoBarriers(page, 'listing with its number')
  await listing.report.click()
  await listing.reportForm.getByRole('button', { name: 'Send report' }).click()
  await expect(listing.reportForm.getByText('Choose what is wrong.')).toBeVisible()
  await expectNoBarriers(page, 'report')
})
