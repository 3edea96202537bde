import { expect } from '@playwright/test'

import { test } from '#fixtures/test.ts'
import { findListing } from '#fixtures/find-listing.ts'

import { asServed } from './as-served.ts'
import { readBudgets } from './budgets-file.ts'
import { overrunsOfPage } from './budgets.ts'
import { countPage } from './count-page.ts'
import { measuredPages } from './pages.ts'
import { signInOnce } from './visitor.ts'

const how = 'To allow it, and say why in the commit: npm run ops -- budgets'

test('a first visit stays within the budget of each page @nightly', async ({ browser }) => {
  // Seven first visits in sequence, and a sign-in.
  test.slow()
  const { pages } = await readBudgets()
  const member = await signInOnce(browser)
  for (const page of measuredPages(await findListing(browser))) {
    const budget = pages[page.name]
    if (!budget) throw new Error(`${page.name} has no budget`)
    const overruns = async () =>
      overrunsOfPage(budget, await asServed(page, () => countPage(browser, member, page)))
    const found = await overruns()
    // On a busy machine, what a page loads once it is idle may come before the page answers.
    const again = found.length > 0 ? await overruns() : []
    expect.soft(again, `${page.name}. ${how}`).toEqual([])
  }
})
