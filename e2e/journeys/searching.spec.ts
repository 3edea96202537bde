import { expect } from '@playwright/test'

import { tabTo } from '#fixtures/tab-to.ts'
import { test } from '#fixtures/test.ts'
import { SearchPage } from '#pages/search-page.ts'

const phone = { width: 390, height: 844 }

test('combined filters, chosen by keys as well, find what matches all of them, and are in the address on a phone', async ({
  page,
  search,
  frame,
  context,
}) => {
  await page.goto('/search?query=car')
  await expect(search.results.first()).toBeVisible()
  const filters = await search.openFilters()
  await tabTo(page, filters.location('All Locations'))
  // Lefkosia, Magusa, Girne.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown')
  await expect(filters.location('Girne')).toBeChecked()
  await tabTo(page, filters.condition('All'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(filters.condition('Used')).toBeChecked()
  await filters.category.selectOption('Vehicles')
  await filters.subcategory.selectOption('Cars for Sale')
  await filters.highest.fill('12,000')
  await filters.currency.selectOption('GBP')
  await expect(page).toHaveURL('/search?query=car')
  await tabTo(page, filters.apply)
  await page.keyboard.press('Enter')
  const address =
    '/search?query=car&location=Girne&condition=used&category=Vehicles&subcategory=Cars%20for%20Sale&currency=GBP&max=12000'
  await expect(page).toHaveURL(address)
  await expect(frame.location.button).toHaveText('Girne')
  await expect(search.chips.getByRole('listitem')).toHaveText([
    'Vehicles',
    'Cars for Sale',
    'Girne',
    'Used',
    'Up to £12,000',
    'Clear all',
  ])
  await expect(search.results.first()).toBeVisible()
  for (const result of await search.results.all()) await expect(result).toContainText('Girne')
  for (const price of await search.pounds()) expect(price).toBeLessThanOrEqual(12_000)
  const titles = await search.titles.allInnerTexts()

  const elsewhere = new SearchPage(await context.newPage())
  await elsewhere.page.setViewportSize(phone)
  await elsewhere.page.goto(address)
  await expect(elsewhere.titles).toHaveText(titles)
  const shared = await elsewhere.openFilters()
  await expect(shared.location('Girne')).toBeChecked()
  await expect(shared.condition('Used')).toBeChecked()
  await expect(shared.category).toHaveValue('Vehicles')
  await expect(shared.subcategory).toHaveValue('Cars for Sale')
  await expect(shared.highest).toHaveValue('12000')
  await expect(shared.currency).toHaveValue('GBP')
  await shared.condition('All').check()
  await shared.apply.click()
  await expect(elsewhere.page).toHaveURL(address.replace('&condition=used', ''))
  await expect(elsewhere.drawer).toBeHidden()
})
