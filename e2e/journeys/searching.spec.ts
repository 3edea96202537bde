import { expect } from '@playwright/test'

import { tabTo } from '#fixtures/tab-to.ts'
import { test } from '#fixtures/test.ts'
import { SearchPage } from '#pages/search-page.ts'

const phone = { width: 390, height: 844 }

test('typed filters become chips, which can be taken away @nightly', async ({
  page,
  search,
  frame,
}) => {
  await page.goto('/')
  const typed = 'mağusada kiralık 2+1 daire 500 pound altı'
  await frame.searchFor(typed)
  const address = `/search?query=&location=Magusa&category=Real%20Estate&subcategory=Apartments&currency=GBP&max=500&dealType=rent&rooms=2%2B1&typed=${encodeURIComponent(typed)}`
  await expect(page).toHaveURL(address)
  await expect(search.heading(typed)).toBeVisible()
  await expect(frame.searchText).toHaveValue(typed)
  const chips = search.chips.getByRole('listitem')
  await expect(chips).toHaveText([
    'Real Estate',
    'Apartments',
    'Magusa',
    'Up to £500',
    'To rent',
    'Rooms: 2+1',
    'Clear all',
  ])
  await expect(search.titles).toHaveText(['Flat to rent near EMU gate, 2+1, all included'])
  await chips.filter({ hasText: '£500' }).getByRole('button').click()
  await expect(page).toHaveURL(address.replace('&currency=GBP&max=500', ''))
  await expect(frame.searchText).toHaveValue(typed)

  await frame.searchFor('alsancakta kiralık 2+1')
  await expect(page).toHaveURL(/&location=Girne&area=Alsancak&/)
  await expect(chips).toContainText(['Girne', 'Alsancak', 'To rent', 'Rooms: 2+1'])
  await page.goBack()
  await expect(chips).toContainText(['Magusa'])

  await frame.searchFor('honda civic 2008 under 9000')
  await expect(search.heading('honda civic 2008 under 9000')).toBeVisible()
  await expect(chips).toContainText(['Vehicles', 'Cars for Sale', 'Up to £9,000', 'Year'])
  await page.goBack()
  await expect(page).toHaveURL(address.replace('&currency=GBP&max=500', ''))
})

const errands = [
  {
    language: 'en',
    tile: 'Property for Rent',
    taps: ['2+1', 'Up to £600'],
    found: 'Flat to rent near EMU gate, 2+1, all included',
  },
  {
    language: 'tr',
    tile: 'Kiralık Emlak',
    taps: ['2+1', 'En çok £600'],
    found: 'Flat to rent near EMU gate, 2+1, all included',
  },
  {
    language: 'en',
    tile: 'car',
    taps: ['Automatic', 'Up to £15,000'],
    found: 'Honda Civic 1.8 i-VTEC, automatic, one owner',
  },
] as const

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  for (const { language, tile, taps, found } of errands) {
    test(`${tile}, ${taps.join(', ')}: two taps after the tile @nightly`, async ({
      page,
      search,
    }) => {
      await page.goto(`/?lang=${language}`)
      await page.getByRole('main').getByRole('link', { name: tile, exact: true }).click()
      for (const tap of taps) await search.offers.getByRole('link', { name: tap }).click()
      await expect(search.offers.getByRole('link', { name: taps[0] })).toHaveCount(0)
      await expect(page.getByRole('heading', { name: found })).toBeVisible()
    })
  }
})

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
