import type { Browser, CDPSession } from '@playwright/test'

import { HomePage } from '#pages/home-page.ts'
import { goBack, openCard } from '#performance/use-site.ts'
import type { Visitor } from '#performance/visitor.ts'
import { openVisit } from '#performance/visitor.ts'

/** The memory that scripts hold after so many navigations, in bytes, garbage left out. */
export type Memory = { readonly after5: number; readonly after50: number }

/** Goes to and fro between home and its listings. */
export async function measureMemory(browser: Browser, visitor: Visitor): Promise<Memory> {
  const { page, session, close } = await openVisit(browser, visitor, { isSignedIn: false })
  try {
    const home = new HomePage(page)
    await home.open()
    await home.cards.nth(9).getByRole('link').waitFor()
    let after5 = 0
    for (let navigation = 1; navigation <= 50; navigation++) {
      // oxlint-disable no-await-in-loop
      if (navigation % 2 === 1) await openCard(page, navigation % 10)
      else await goBack(page)
      if (navigation === 5) after5 = await heldMemory(session)
      // oxlint-enable no-await-in-loop
    }
    return { after5, after50: await heldMemory(session) }
  } finally {
    await close()
  }
}

async function heldMemory(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.enable')
  // What the first sweep lets go of may hold more.
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}
