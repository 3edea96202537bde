import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { countReads } from '#fixtures/reads.ts'
import { test } from '#fixtures/test.ts'

test('a long list keeps its position when the visitor comes back, and nothing is read again', async ({
  page,
  search,
}) => {
  const reads = countReads(page)
  await page.goto('/search?query=')
  await expect(search.results).toHaveCount(20)
  // The first page is read twice: the full client, which caches it on the device, is loaded later.
  await expect.poll(reads).toBe(2)
  await search.showMore.click()
  await expect(search.results).toHaveCount(40)
  await search.showMore.click()
  await expect(search.results).toHaveCount(60)

  const result = search.results.nth(45).getByRole('heading').getByRole('link')
  const title = await result.innerText()
  await result.scrollIntoViewIfNeeded()
  // The click itself may scroll the result further into view: what counts is the position at the click.
  await page.evaluate(() => {
    const note = () => {
      document.documentElement.dataset['left'] = String(Math.round(scrollY))
    }
    addEventListener('click', note, { capture: true, once: true })
  })
  const listing = await search.openResult(title)
  await expect(listing.title(title)).toBeVisible()
  const left = Number(await page.locator('html').getAttribute('data-left'))
  expect(left).toBeGreaterThan(2_000)
  expect(await scrolledTo(page)).toBe(0)

  expect(reads()).toBe(4)
  await page.goBack()
  await expect(search.results).toHaveCount(60)
  await expect.poll(() => scrolledTo(page)).toBe(left)
  expect(reads()).toBe(4)
})

test('a fresh load opens at the top, wherever the page before was left', async ({
  page,
  search,
}) => {
  await page.goto('/search?query=')
  await search.results.nth(15).scrollIntoViewIfNeeded()
  await page.goto('/search?query=Vehicles')
  await expect(search.results).toHaveCount(20)
  expect(await scrolledTo(page)).toBe(0)
})

async function scrolledTo(page: Page): Promise<number> {
  return await page.evaluate(() => Math.round(scrollY))
}
