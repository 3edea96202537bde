import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { test } from '#fixtures/test.ts'
import type { Renders } from '#fixtures/renders.ts'
import { watchRenders } from '#fixtures/renders.ts'
import { SearchPage } from '#pages/search-page.ts'

/** A page of results: long enough to notice a needless render of all of it. */
const manyResults = '/search?query=Vehicles'

const maxByScrolling: Renders = { commits: 2, components: 60 }
const maxByInput: Renders = { commits: 4, components: 60 }

test('scrolling, filters and typing render what they change, not the page @nightly', async ({
  page,
  frame,
}) => {
  const renders = await watchRenders(page)
  await page.goto(manyResults)
  const search = new SearchPage(page)
  await expect(search.results).not.toHaveCount(0)
  // Offered once it is known that no user is signed in.
  await expect(frame.signIn).toBeVisible()
  /** The renders since the last call, once the page has settled. */
  const newRenders = async () => {
    await untilRendered(page)
    return await renders()
  }
  await newRenders()

  await test.step('scrolling through results renders nothing', async () => {
    await expectAtMost(async () => {
      await page.evaluate(() => window.scrollTo(0, 0))
      await newRenders()
      for (let notch = 0; notch < 10; notch++) await page.mouse.wheel(0, 100)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
      return await newRenders()
    }, maxByScrolling)
  })

  await test.step('choosing a filter renders the filters and what they would show', async () => {
    const filters = await search.openFilters()
    await expectAtMost(async () => {
      await filters.condition('New').click()
      await expect(filters.found).toContainText('match')
      await newRenders()
      await filters.condition('Used').click()
      // Counted after a pause, which on a busy machine may be over before the page has settled.
      await expect(filters.found).toContainText('match')
      return await newRenders()
    }, maxByInput)
  })

  await test.step('typing a letter into the search renders the search', async () => {
    // Loads the code of the suggestions.
    await frame.searchText.fill('h')
    await expect(frame.suggestions.first()).toBeVisible()
    for (const typed of ['h', 'ho', 'hon', 'hond']) {
      await expectAtMost(async () => {
        await frame.searchText.fill(typed)
        await newRenders()
        await frame.searchText.press('a')
        return await newRenders()
      }, maxByInput)
    }
  })
})

/**
 * Repeats an action that seems to render more: what arrives late on a busy machine is rendered beside it once, and a
 * needless part every time.
 */
async function expectAtMost(act: () => Promise<Renders>, max: Renders): Promise<void> {
  await expect(async () => {
    const { commits, components } = await act()
    expect(commits, 'commits').toBeLessThanOrEqual(max.commits)
    expect(components, 'components').toBeLessThanOrEqual(max.components)
  }).toPass({ timeout: 30_000 })
}

/** Waits until everything caused by an input is rendered, including effects and idle callbacks. */
async function untilRendered(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(resolve))
      }),
  )
}
