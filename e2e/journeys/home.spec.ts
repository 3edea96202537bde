import type { Locator } from '@playwright/test'
import { expect } from '@playwright/test'

import { byFunction } from '#fixtures/by-function.ts'
import { readDocument } from '#fixtures/firestore.ts'
import { test } from '#fixtures/test.ts'

test('a wider window has more columns; on a phone the first listing is close to the top @nightly', async ({
  page,
  home,
  frame,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await home.open()
  await expect(home.cards).toHaveCount(10)
  await expect(home.carousel).toHaveCSS('height', '380px')
  expect((await home.cards.first().boundingBox())?.y).toBeLessThan(900)
  await frame.location.choose('Girne')
  await expect(page.getByRole('link', { name: 'New in Girne' })).toBeVisible()
  expect((await home.cards.first().boundingBox())?.y).toBeLessThan(900)

  for (const { width, tiles, cards } of [
    { width: 360, tiles: 2, cards: 2 },
    { width: 700, tiles: 3, cards: 3 },
    { width: 1000, tiles: 4, cards: 4 },
    { width: 1440, tiles: 7, cards: 4 },
  ]) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => columns(home.categoryTiles), { message: `categories at ${width} px` })
      .toBe(tiles)
    await expect.poll(() => columns(home.cards), { message: `listings at ${width} px` }).toBe(cards)
  }
})

test('the banner is 380 px high at every width, whichever poster is the highest @nightly', async ({
  page,
  home,
}) => {
  await home.open()
  await home.carousel.hover()
  await expect(home.carousel.locator('[aria-roledescription=slide]')).not.toHaveCount(1)
  for (let width = 320; width <= 1920; width += 29) {
    await page.setViewportSize({ width, height: 900 })
    await expect(home.carousel, `${width} px`).toHaveCSS('height', '380px')
  }
})

test('the drawing at the end leads to a town, and to an area that a seller has just posted in @nightly', async ({
  page,
  home,
  search,
  testData,
}) => {
  // Two of the demo data are there, so that no listing of another test takes its place among those with the most.
  await testData.addListing({ location: 'Girne', area: 'Karaman', title: 'Deckchair' })
  const count = async () => (await readDocument(page.request, 'placeCounts/all'))?.['Girne/Karaman']
  await expect.poll(count, byFunction).toBeGreaterThan(2)
  await page.setViewportSize({ width: 360, height: 740 })
  await home.open()
  await home.where.scrollIntoViewIfNeeded()
  await expect(home.where.getByRole('link', { name: /^Iskele \d+ listings$/ })).toBeVisible()
  await home.where.getByRole('link', { name: /^Karaman \d+ listings$/ }).click()
  await expect(page).toHaveURL(/location=Girne&area=Karaman/)
  await expect(search.titles.filter({ hasText: 'Deckchair' }).first()).toBeVisible()
  await expect(search.chips).toContainText('Karaman')
})

/** The number of distinct left edges. An item across the whole row has the first one. */
async function columns(items: Locator): Promise<number> {
  const lefts = await items.evaluateAll((elements) =>
    elements.map((element) => Math.round(element.getBoundingClientRect().left)),
  )
  return new Set(lefts).size
}
