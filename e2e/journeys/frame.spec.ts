import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { untilItAnswers } from '#fixtures/answering-pages.ts'
import { openServed } from '#fixtures/open-served.ts'
import { countReads } from '#fixtures/reads.ts'
import { test } from '#fixtures/test.ts'

test('a long list keeps its position when the visitor comes back, without reading again; a fresh load opens at the top @nightly', async ({
  page,
  search,
}) => {
  const reads = countReads(page)
  await openServed(page, '/search?query=')
  await expect(search.results).toHaveCount(20)
  // Before that, the link leads to a page with the next results.
  await untilItAnswers(page)
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

  // The page came with the first results.
  expect(reads()).toBe(2)
  await page.goBack()
  await expect(search.results).toHaveCount(60)
  await expect.poll(() => scrolledTo(page)).toBe(left)
  expect(reads()).toBe(2)

  await page.goto('/search?query=Vehicles')
  await expect(search.results).toHaveCount(20)
  expect(await scrolledTo(page)).toBe(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a signed-in user has the main pages below the end of each page, and nothing moves for them @nightly', async ({
    page,
    frame,
    session,
  }) => {
    await session.signInAsDemoUser()
    await page.goto('/AboutUs')
    const links = frame.mainPages.getByRole('link')
    await expect(links).toHaveCount(5)
    for (const link of await links.all()) {
      const box = await link.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(740)
    }
    await frame.theme.focus()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const bar = await frame.mainPages.boundingBox()
    const footer = await frame.footer.boundingBox()
    expect(Math.round((footer?.y ?? 0) + (footer?.height ?? 0))).toBe(Math.round(bar?.y ?? -1))

    await page.evaluate(() => scrollTo(0, 0))
    const footerBefore = await frame.footer.boundingBox()
    await frame.mainPages.evaluate((it) => it.remove())
    expect(await frame.footer.boundingBox()).toEqual(footerBefore)
  })
})

async function scrolledTo(page: Page): Promise<number> {
  return await page.evaluate(() => Math.round(scrollY))
}
