import type { Browser, CDPSession, Page } from '@playwright/test'

import { HomePage } from '#pages/home-page.ts'
import { SearchPage } from '#pages/search-page.ts'
import { SiteFrame } from '#pages/site-frame.ts'

import { Transfers } from './transfers.ts'
import { goBack, openCard } from './use-site.ts'
import type { Visitor } from './visitor.ts'
import { openVisit } from './visitor.ts'

/** The memory used by scripts after so many navigations, in bytes, without garbage. */
export type Memory = { readonly after5: number; readonly after50: number }

/** How long there must be no requests for all of the site's code to be loaded (in milliseconds). */
const quiet = 2_000

/** Navigates from home through the site and back, five navigations at a time. */
export async function measureMemory(browser: Browser, visitor: Visitor): Promise<Memory> {
  const { page, session, close } = await openVisit(browser, visitor, { isSignedIn: false })
  try {
    const transfers = await Transfers.watch(session)
    const measure = async () => {
      await transfers.untilQuiet(quiet)
      return await heldMemory(session)
    }
    const home = new HomePage(page)
    await home.open()
    await home.cards.nth(9).getByRole('link').waitFor()
    await transfers.untilQuiet(quiet)
    await goRound(page, 0)
    const after5 = await measure()
    for (let round = 1; round < 10; round++) {
      await goRound(page, round)
    }
    return { after5, after50: await measure() }
  } finally {
    await close()
  }
}

/** Home, a listing, back, a category, one of its listings, home. */
async function goRound(page: Page, round: number): Promise<void> {
  const home = new HomePage(page)
  await openCard(page, round)
  await goBack(page)
  await home.categoryTiles.nth(round % 2).click()
  const result = new SearchPage(page).titles.first()
  const title = await result.innerText()
  await result.getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await new SiteFrame(page).logo.click()
  await home.cards.nth(9).getByRole('link').waitFor()
}

async function heldMemory(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.enable')
  // The first collection may make more objects collectable.
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}
