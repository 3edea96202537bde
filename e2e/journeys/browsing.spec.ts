import { expect } from '@playwright/test'

import { civic } from '#fixtures/addresses.ts'
import { loadedCopies, providersOf, sharedPackages } from '#fixtures/shared-copies.ts'
import { test } from '#fixtures/test.ts'
import { ListingPage } from '#pages/listing-page.ts'

test('a visitor goes from an unknown address through all remotes, which share one copy of each library', async ({
  page,
  frame,
  notFound,
  home,
  search,
}) => {
  await test.step('an unknown address says so, is not indexed, and links to other pages', async () => {
    await page.goto('/no/such/page')
    await expect(notFound.heading).toBeVisible()
    await expect(page).toHaveTitle('Page not found · AdaMarket')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await frame.main.getByRole('combobox').fill('civic')
    await frame.main.getByRole('combobox').press('Enter')
    await expect(search.heading('civic')).toBeVisible()
    await page.goBack()
    await notFound.wayHome.click()
  })

  await test.step('home shows ten listings with their pictures, and links to a listing and to categories', async () => {
    await expect(home.cards).toHaveCount(10)
    // The site has no telemetry endpoint.
    await expect(page.getByText('Performance data')).toHaveCount(0)
    for (const card of await home.cards.all()) {
      await card.scrollIntoViewIfNeeded()
      const picture = card.locator('img')
      if ((await picture.count()) === 0) {
        await expect(card.getByText('No Image Available')).toBeVisible()
        continue
      }
      await expect(picture).toHaveJSProperty('complete', true)
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
    }
    expect(await home.cards.locator('img').count()).toBeGreaterThan(5)

    const listing = await home.openListing()
    await expect(listing.title(civic)).toBeVisible()
    await expect(page).toHaveURL(/\/listing\/[^/]+$/)

    await page.goBack()
    await expect(home.cards).toHaveCount(10)
    await expect(home.categoryTiles).toHaveCount(7)
    await home.categoryTiles.filter({ hasText: 'Jobs' }).click()
    await expect(search.heading('Jobs')).toBeVisible()
    await expect(search.results.first()).toBeVisible()
    await expect(page).toHaveURL(/\/search\?query=Jobs/)
  })

  await test.step('a search finds the right listings, and going back shows them again', async () => {
    await frame.searchFor('civic')
    await expect(search.heading('civic')).toBeVisible()
    await expect(search.results.getByRole('link', { name: civic, exact: true })).toBeVisible()
    const titles = await search.titles.allInnerTexts()
    expect(titles.length).toBeGreaterThan(1)
    expect(titles.filter((title) => !/civic/i.test(title))).toEqual([])

    const listing = await search.openResult(civic)
    await expect(listing.title(civic)).toBeVisible()
    await listing.backToResults.click()
    await expect(search.heading('civic')).toBeVisible()
    expect(await search.titles.allInnerTexts()).toEqual(titles)
  })

  await test.step('the footer leads to a page of text, a listing to its seller, and the seller to the listing', async () => {
    await frame.footer.getByRole('link', { name: 'About Us' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
    await frame.logo.click()
    const listing = await home.openListing()
    const name = await listing.seller.innerText()
    await listing.seller.click()
    await expect(page).toHaveURL(/\/profile\/.+/)
    for (const heading of [name, 'About', 'Listings']) {
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    }
    await frame.main.getByRole('link', { name: civic, exact: true }).click()
    await expect(new ListingPage(page).title(civic)).toBeVisible()
  })

  const loaded = await loadedCopies(page)
  for (const shared of sharedPackages) {
    expect(providersOf(loaded, shared), shared).toEqual(['shell'])
  }
})
