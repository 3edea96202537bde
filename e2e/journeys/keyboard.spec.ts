import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { civic } from '#fixtures/addresses.ts'
import { test } from '#fixtures/test.ts'
import { ContactPage } from '#pages/contact-page.ts'
import { ListingPage } from '#pages/listing-page.ts'

// No test here uses the pointer: keys go to the focused element.

test('the keyboard reaches the skip link, location, search, a result, its pictures, and goes back', async ({
  page,
  frame,
  search,
}) => {
  await page.goto('/AboutUs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(frame.skipLink).toBeFocused()
  await expect(frame.skipLink).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(frame.main).toBeFocused()

  await tabTo(page, frame.location.button, 'Shift+Tab')
  await page.keyboard.press('ArrowDown')
  await expect(frame.location.list).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  for (const _ of ['Lefkosia', 'Magusa']) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(frame.location.button).toBeFocused()
  await expect(frame.location.button).toHaveText('Magusa')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Home')
  await page.keyboard.press('Space')
  await expect(frame.location.button).toHaveText('All')

  await page.keyboard.press('Tab')
  await expect(frame.searchText).toBeFocused()
  await page.keyboard.type('civic')
  await page.keyboard.press('Enter')
  await expect(search.heading('civic')).toBeVisible()
  await expect(frame.main).toBeFocused()
  await expectAnnounced(page, 'Search Results for "civic" · AdaMarket')

  await tabTo(page, search.results.getByRole('link', { name: civic, exact: true }))
  await page.keyboard.press('Enter')
  const listing = new ListingPage(page)
  await expect(listing.title(civic)).toBeVisible()
  await expect(frame.main).toBeFocused()
  await expectAnnounced(page, `${civic} · AdaMarket`)

  const opener = listing.pictures.nth(1)
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await expect(listing.gallery).toBeVisible()
  const counter = listing.gallery.getByRole('status')
  await expect(counter).toHaveText(/^2 \/ \d/)
  await page.keyboard.press('ArrowLeft')
  await expect(counter).toHaveText(/^1 \/ \d/)
  await page.keyboard.press('ArrowRight')
  await expect(counter).toHaveText(/^2 \/ \d/)
  await page.keyboard.press('Escape')
  await expect(listing.gallery).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the keyboard chooses and applies filters', async ({ page, frame, search }) => {
  await page.goto('/search?query=car')
  await expect(search.results.first()).toBeVisible()
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await tabTo(page, filters.getByRole('radio', { name: 'All Locations' }))
  // Lefkosia, Magusa, Girne.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown')
  await expect(filters.getByRole('radio', { name: 'Girne' })).toBeChecked()
  await tabTo(page, filters.getByRole('radio', { name: 'All', exact: true }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL('/search?query=car')
  await tabTo(page, filters.getByRole('button', { name: 'Apply Filters' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?query=car&location=Girne&condition=used')
  await expect(frame.location.button).toHaveText('Girne')
})

test('the keyboard sends a message, and missing fields show an error', async ({ page, frame }) => {
  // Only the tests of the form use the mail catcher: they change how it answers.
  await page.route('**/api/v1.0/email/send-form', (route) =>
    route.fulfill({ body: 'OK', headers: { 'Access-Control-Allow-Origin': '*' } }),
  )
  const contact = new ContactPage(page)
  await contact.open()
  await expect(contact.heading).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(frame.main).toBeFocused()
  await tabTo(page, contact.name)
  await page.keyboard.press('Enter')
  await expect(contact.name).toBeFocused()
  await expect(contact.name).toHaveAccessibleDescription('Enter your name.')

  await page.keyboard.type('Ayşe Kaya')
  await page.keyboard.press('Tab')
  await expect(contact.email).toBeFocused()
  await page.keyboard.type('ayse@example.com')
  await page.keyboard.press('Tab')
  await expect(contact.message).toBeFocused()
  await page.keyboard.type('Good morning!')
  await page.keyboard.press('Tab')
  await expect(contact.send).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(contact.sent).toBeVisible()
})

/** Presses Tab until the element has the focus; fails when it is not reached. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let count = 0; count < 60; count += 1) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target).toBeFocused({ timeout: 1 })
}

/** Expects the title of the page to be announced after a navigation. */
async function expectAnnounced(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1)
}
