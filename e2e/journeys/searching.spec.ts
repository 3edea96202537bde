import { expect } from '@playwright/test'

import { test } from '#fixtures/test.ts'
import { SearchPage } from '#pages/search-page.ts'

const phone = { width: 390, height: 844 }

test('combined filters find what matches all of them, and are in the address on a phone as well', async ({
  page,
  search,
  frame,
  context,
}) => {
  await page.goto('/search?query=car')
  await expect(search.results.first()).toBeVisible()
  const filters = await search.openFilters()
  await filters.location('Girne').check()
  await filters.condition('Used').check()
  await filters.category.selectOption('Vehicles')
  await filters.subcategory.selectOption('Cars for Sale')
  await filters.highest.fill('12,000')
  await filters.currency.selectOption('GBP')
  await expect(page).toHaveURL('/search?query=car')
  await filters.apply.click()
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

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

  test('three whole results are visible at once, each with its buttons', async ({
    page,
    search,
  }) => {
    await page.goto('/search?query=car')
    await expect(search.results.nth(2)).toBeInViewport({ ratio: 1 })
    const call = search.results.first().getByRole('button', { name: /^Call/ })
    expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })
})
