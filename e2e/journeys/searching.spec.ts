import { expect } from '@playwright/test'

import { watchReads } from '#fixtures/reads.ts'
import { test } from '#fixtures/test.ts'
import { SearchPage } from '#pages/search-page.ts'

const sizes = [
  { device: 'a phone', viewport: { width: 390, height: 844 } },
  { device: 'a computer', viewport: { width: 1280, height: 800 } },
] as const

for (const { device, viewport } of sizes) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    test('all filters together find what fits them all, and stay in the address', async ({
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
      await expect(search.drawer).toBeHidden()
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
      const prices = await search.prices()
      expect(prices.filter((price) => price > 12_000)).toEqual([])
      const titles = await search.titles.allInnerTexts()

      const elsewhere = new SearchPage(await context.newPage())
      await elsewhere.page.setViewportSize(viewport)
      await elsewhere.page.goto(address)
      await expect(elsewhere.titles).toHaveText(titles)
      const shared = await elsewhere.openFilters()
      await expect(shared.location('Girne')).toBeChecked()
      await expect(shared.condition('Used')).toBeChecked()
      await expect(shared.category).toHaveValue('Vehicles')
      await expect(shared.subcategory).toHaveValue('Cars for Sale')
      await expect(shared.highest).toHaveValue('12000')
      await expect(shared.currency).toHaveValue('GBP')
    })

    test('filters go one by one and all at once, and back brings them again', async ({
      page,
      search,
    }) => {
      await page.goto('/search?query=&location=Magusa&condition=used&category=Electronics')
      await expect(search.results.first()).toBeVisible()
      const titles = await search.titles.allInnerTexts()
      await search.removeFilter('Magusa')
      await expect(page).toHaveURL(
        '/search?query=&location=All&condition=used&category=Electronics',
      )
      await expect(search.titles).not.toHaveText(titles)
      await search.chips.getByRole('button', { name: 'Clear all' }).click()
      await expect(page).toHaveURL('/search?query=&location=All')
      await expect(search.chips).toBeHidden()
      await page.goBack()
      await page.goBack()
      await expect(search.titles).toHaveText(titles)
      await expect(search.chips.getByRole('listitem')).toHaveCount(4)
    })

    test('results are put in order of their price at once, and of time again', async ({
      page,
      search,
    }) => {
      await page.goto('/search?query=&category=Vehicles&currency=GBP&min=1')
      await expect(search.results.first()).toBeVisible()
      const newest = await search.titles.allInnerTexts()
      const up = (await search.prices()).toSorted((a, b) => a - b)
      expect(up.length).toBeGreaterThan(5)
      await search.sort.selectOption('Price: low to high')
      await expect(page).toHaveURL(/&sort=price-up$/)
      await expect.poll(() => search.prices()).toEqual(up)
      await search.sort.selectOption('Price: high to low')
      await expect(page).toHaveURL(/&sort=price-down$/)
      await expect.poll(() => search.prices()).toEqual(up.toReversed())
      await search.sort.selectOption('Newest first')
      await expect(search.titles).toHaveText(newest)
    })

    test('a range that makes no sense is told at its field, and nothing is applied', async ({
      page,
      search,
    }) => {
      await page.goto('/search?query=sofa')
      await expect(search.results.first()).toBeVisible()
      const filters = await search.openFilters()
      await filters.lowest.fill('500')
      await filters.highest.fill('100')
      await filters.apply.click()
      await expect(filters.highest).toHaveAccessibleDescription('This is below the lowest price.')
      await expect(filters.highest).toBeFocused()
      await filters.lowest.fill('cheap')
      await filters.apply.click()
      await expect(filters.lowest).toHaveAccessibleDescription('Enter a number, such as 1500.')
      await expect(filters.lowest).toBeFocused()
      await expect(page).toHaveURL('/search?query=sofa')
    })
  })
}

test('a list is shown to its end, which is said, without what is sold', async ({
  page,
  search,
}) => {
  await page.goto('/search?query=Vehicles')
  await expect(search.results).toHaveCount(20)
  await search.showMore.click()
  await expect(search.titles.nth(20).getByRole('link')).toBeFocused()
  const count = await search.results.count()
  await expect(page.getByText(`End of the list: ${count} listings`)).toBeVisible()
  await expect(search.showMore).toBeHidden()
  await expect(search.results.getByText('Sold', { exact: true })).toHaveCount(0)
})

test('a list of many pages is the same on the way back from a listing, without a read', async ({
  page,
  search,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const reads = watchReads(page)
  await page.goto('/search?query=')
  await expect(search.results).toHaveCount(20)
  // The first page is read twice: the client that keeps it for days without a connection comes later.
  await expect.poll(reads).toBe(2)
  for (const count of [20, 40, 60, 80]) {
    await expect(search.results).toHaveCount(count)
    await search.showMore.click()
  }
  await expect(search.results).toHaveCount(100)
  const title = await search.titles.nth(90).innerText()
  await search.titles.nth(90).scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(10_000)
  const listing = await search.openResult(title)
  await expect(listing.seller).toBeVisible()
  expect(reads()).toBe(6)
  await listing.backToResults.click()
  await expect(search.results).toHaveCount(100)
  await expect(search.titles.nth(90)).toBeInViewport()
  expect(reads()).toBe(6)
})

test('what is found is marked, by the letters that search compares', async ({ page, search }) => {
  await page.goto('/search?query=sisme')
  await expect(search.results.first()).toBeVisible()
  await expect(search.marks).toHaveText(/^şişme$/i)
  await page.goto('/search?query=%C4%B0SKELE')
  await expect(search.heading('İSKELE')).toBeVisible()
  await expect(search.marks.first()).toHaveText('Iskele')
  const count = await search.results.count()
  expect(count).toBeGreaterThan(5)
  for (const result of await search.results.all()) await expect(result).toContainText(/[iİ]skele/i)
})

test('a search that finds nothing says so and leads on', async ({ page, search }) => {
  await page.goto('/search?query=sofa&location=Lefke&condition=new')
  await expect(page.getByText('No results found for "sofa"')).toBeVisible()
  await page.getByRole('link', { name: 'Look in all locations' }).click()
  await expect(page).toHaveURL('/search?query=sofa&location=All&condition=new')
  await page.goBack()
  await page.getByRole('link', { name: 'Search without filters' }).click()
  await expect(page).toHaveURL('/search?query=sofa&location=All')
  await expect(search.results.first()).toBeVisible()
  await page.goto('/search?query=zeppelin')
  await page.getByRole('link', { name: 'See all listings' }).click()
  await expect(search.results).toHaveCount(20)
})
