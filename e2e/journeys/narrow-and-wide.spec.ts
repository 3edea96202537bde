import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { findListing } from '#fixtures/find-listing.ts'
import { test } from '#fixtures/test.ts'

test('at 1920 px results have more columns, and every page the same left edge @nightly', async ({
  page,
  browser,
  members,
  search,
  session,
}) => {
  await session.signInAs(await members.create({ listings: ['Armchair', 'Bench', 'Lamp'] }))
  await page.setViewportSize({ width: 1920, height: 1000 })
  await page.goto('/search?query=')
  await expect.poll(() => columnsOf(search.results)).toBe(2)
  await page.getByRole('button', { name: 'Show as a grid' }).click()
  await expect.poll(() => columnsOf(search.results)).toBe(6)
  await page.goto('/my-listings')
  await expect(page.getByText('Lamp')).toBeVisible()
  expect(await columnsOf(page.getByRole('main').getByRole('listitem'))).toBe(2)

  const main = page.getByRole('main')
  for (const [address, first] of [
    ['/', main.getByRole('heading', { name: 'Browse by Category' })],
    ['/search?query=car', main.getByRole('heading', { level: 1 })],
    [await findListing(browser), main.getByRole('button', { name: 'Open photo 1 of 6' })],
    ['/AboutUs', main.getByRole('navigation')],
    ['/favourites', main.getByRole('heading', { level: 1 })],
  ] as const) {
    await page.goto(address)
    const logo = await leftOf(page.getByRole('banner').getByRole('link').first())
    await expect.poll(() => leftOf(first), address).toBeCloseTo(logo, 0)
    const footer = page.getByRole('contentinfo').getByText('Buy and sell in North Cyprus.')
    await expect.poll(() => leftOf(footer), address).toBeCloseTo(logo, 0)
  }
})

// 1280 x 1024 at 400 %.
test('on a low screen nothing covers more than half of a page or dialog @nightly', async ({
  page,
  browser,
  search,
}) => {
  const height = 256
  await page.setViewportSize({ width: 320, height })
  for (const address of ['/', '/search?query=civic', await findListing(browser), '/ContactUs']) {
    await page.goto(address)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached()
    expect(await covered(page), address).toBeLessThan(height / 2)
  }
  await page.goto('/search?query=civic')
  await search.filtersButton.click()
  await search.drawer.getByRole('button', { name: 'Apply Filters' }).scrollIntoViewIfNeeded()
  const shown = await search.drawer.evaluate((dialog) => {
    const parts = [...dialog.querySelectorAll('*')]
    const scrolling = parts.filter(
      ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
    )
    return Math.max(...scrolling.map(({ clientHeight }) => clientHeight))
  })
  expect(shown).toBeGreaterThan(height / 2)
})

async function columnsOf(items: Locator): Promise<number> {
  const lefts = await items.evaluateAll((all) =>
    all.map((item) => Math.round(item.getBoundingClientRect().left)),
  )
  return new Set(lefts).size
}

async function leftOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.x ?? Number.NaN
}

/** The height of what stays while the page scrolls. */
function covered(page: Page): Promise<number> {
  return page.evaluate(() => {
    const staying = [...document.querySelectorAll('*')].filter((element) => {
      const { bottom, top } = element.getBoundingClientRect()
      return (
        ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
        bottom > 0 &&
        top < innerHeight
      )
    })
    return staying.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0)
  })
}
