import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { test } from '#fixtures/test.ts'
import { watchRenders } from '#fixtures/renders.ts'
import { SearchPage } from '#pages/search-page.ts'

/** A page of results: long enough to notice a needless render of all of it. */
const manyResults = '/search?query=Vehicles'

test('scrolling, filters and typing render what they change, not the page', async ({
  page,
  frame,
}) => {
  const renders = await watchRenders(page)
  await page.goto(manyResults)
  const search = new SearchPage(page)
  await expect(search.results).not.toHaveCount(0)
  // Offered once it is known that no user is signed in.
  await expect(frame.signIn).toBeVisible()
  await settle(page)
  await renders()

  await test.step('scrolling through results renders nothing', async () => {
    for (let notch = 0; notch < 10; notch++) {
      await page.mouse.wheel(0, 100)
    }
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
    await settle(page)
    const { commits } = await renders()
    expect(commits).toBeLessThanOrEqual(2)
  })

  await test.step('choosing a filter renders the filters and what they would show', async () => {
    const filters = await search.openFilters()
    await settle(page)
    await renders()
    await filters.condition('Used').click()
    // Counted after a pause, which on a busy machine may be over before the page has settled.
    await expect(filters.found).toContainText('match')
    await settle(page)
    const { commits, components } = await renders()
    expect(commits).toBeLessThanOrEqual(4)
    expect(components).toBeLessThanOrEqual(60)
  })

  await test.step('typing a letter into the search renders the search', async () => {
    // Loads the code of the suggestions.
    await frame.searchText.fill('h')
    await expect(frame.suggestions.first()).toBeVisible()
    await settle(page)
    await renders()
    for (const letter of 'onda') {
      await frame.searchText.press(letter)
      await settle(page)
      const { commits, components } = await renders()
      expect.soft(commits, `commits for "${letter}"`).toBeLessThanOrEqual(4)
      expect.soft(components, `components for "${letter}"`).toBeLessThanOrEqual(60)
    }
  })
})

/** Waits until everything caused by an input is rendered, including effects and idle callbacks. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(resolve))
      }),
  )
}
