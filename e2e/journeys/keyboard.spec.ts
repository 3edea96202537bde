import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { civic } from '#fixtures/addresses.ts'
import { tabTo } from '#fixtures/tab-to.ts'
import { test } from '#fixtures/test.ts'
import { ListingPage } from '#pages/listing-page.ts'

// Nothing here uses the pointer: keys go to the focused element.

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

  const opener = listing.pictures.nth(2)
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await expect(listing.gallery).toBeVisible()
  for (const [key, place] of [
    ['ArrowRight', 4],
    ['End', 6],
    ['ArrowRight', 6],
    ['ArrowLeft', 5],
    ['Home', 1],
    ['ArrowLeft', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(listing.counter).toHaveText(`${place} / 6`)
    await expect(listing.shownPicture(place)).toBeVisible()
  }
  const box = await listing.shownPicture(1).boundingBox()
  await page.keyboard.press('+')
  await expect(listing.gallery.getByRole('button', { name: 'Zoom out' })).toBeVisible()
  await expect
    .poll(async () => (await listing.shownPicture(1).boundingBox())?.width)
    .toBeCloseTo((box?.width ?? 0) * 1.5, 0)
  await page.keyboard.press('Escape')
  await expect(listing.gallery).toBeHidden()
  await expect(opener).toBeFocused()
})

/** Expects the title of the page to be announced after a navigation. */
async function expectAnnounced(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1)
}
