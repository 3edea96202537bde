import type { Browser } from '@playwright/test'

import { isServed } from './as-served.ts'
import type { MeasuredPage } from './pages.ts'
import type { Transfer } from './transfers.ts'
import { Transfers } from './transfers.ts'
import type { Profile, Visitor } from './visitor.ts'
import { openVisit, slowDown } from './visitor.ts'
import type { Moments } from './watch-useful.ts'
import { untilAnswers, watchUseful } from './watch-useful.ts'

/** How fast a visit to a page was. In milliseconds, except for the shift. */
export type PageTimes = Moments & {
  readonly lcp: number
  /** Cumulative layout shift, without a unit. */
  readonly cls: number
  /** Total blocking time. */
  readonly tbt: number
}

/** How long there must be no requests for a page to count as complete (in milliseconds). */
const quiet = 700

/** Opens a page as a new visitor would, with the speed of the profile, and again with what the browser has cached. */
export async function timePage(
  browser: Browser,
  visitor: Visitor,
  { address, isSignedIn = false, useful }: MeasuredPage,
): Promise<{
  /** Whether a server had rendered it, both times. */
  readonly isServed: boolean
  readonly first: PageTimes
  readonly second: PageTimes
}> {
  const { page, session, close } = await openVisit(browser, visitor, { isSignedIn })
  try {
    const transfers = await Transfers.watch(session)
    await slowDown(session, visitor.profile)
    await watchUseful(page, useful)
    let hasServed = true
    const visit = async () => {
      const answer = await page.goto(address, { waitUntil: 'commit' })
      hasServed &&= isServed((await answer?.text()) ?? '')
      const moments = await untilAnswers(page, session)
      await transfers.untilQuiet(quiet)
      expectSlowLine(transfers.all, visitor.profile)
      return { ...moments, ...(await page.evaluate(readVitals)) }
    }
    const [first, second] = [await visit(), await visit()]
    return { isServed: hasServed, first, second }
  } finally {
    await close()
  }
}

/** Checks that the throttling also applies to the sites of the remotes. */
function expectSlowLine(transfers: readonly Transfer[], { line }: Profile): void {
  if (!line) return
  const fast = transfers.filter(({ headAfter }) => (headAfter ?? Infinity) < line.roundTrip * 0.9)
  if (fast.length > 0) {
    const urls = fast.map(({ url, headAfter }) => `${url} (${headAfter?.toFixed(0)} ms)`)
    throw new Error(`The slow line does not hold for\n${urls.join('\n')}`)
  }
}

/** Runs in the page, without named functions. */
async function readVitals(): Promise<Pick<PageTimes, 'lcp' | 'cls' | 'tbt'>> {
  const [paints, shifts, tasks] = await Promise.all(
    ['largest-contentful-paint', 'layout-shift', 'longtask'].map(
      (type) =>
        new Promise<readonly PerformanceEntry[]>((resolve) => {
          // An observer that has seen nothing is never called.
          const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
          observer.observe({ type, buffered: true })
          setTimeout(() => resolve(observer.takeRecords()), 300)
        }),
    ),
  )
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  let cls = 0
  let session = { value: 0, from: -Infinity, last: -Infinity }
  for (const shift of shifts ?? []) {
    if (!('value' in shift) || typeof shift.value !== 'number') continue
    if ('hadRecentInput' in shift && shift.hadRecentInput === true) continue
    const at = shift.startTime
    // Shifts belong together if less than a second is between them, up to five seconds in total.
    const isSame = at - session.last < 1000 && at - session.from < 5000
    session = isSame
      ? { value: session.value + shift.value, from: session.from, last: at }
      : { value: shift.value, from: at, last: at }
    cls = Math.max(cls, session.value)
  }
  return {
    lcp: (paints ?? []).at(-1)?.startTime ?? 0,
    cls,
    tbt: (tasks ?? [])
      .filter(({ startTime }) => startTime >= firstPaint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  }
}
