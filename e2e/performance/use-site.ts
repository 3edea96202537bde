import type { Browser, CDPSession, Page } from '@playwright/test'

import { untilItAnswers } from '#fixtures/answering-pages.ts'
import { HomePage } from '#pages/home-page.ts'
import { SearchPage } from '#pages/search-page.ts'
import { SiteFrame } from '#pages/site-frame.ts'

import { Transfers } from './transfers.ts'
import type { Visitor } from './visitor.ts'
import { openVisit, slowDown } from './visitor.ts'

/** A slow phone takes longer than the pages of tests. */
const answerTimeoutMs = 30_000

/** How fast the site reacts: at the first press, and else once all code is loaded. In milliseconds, except for the reads. */
export type UseTimes = {
  /** From the start of a first visit until a press on the first menu, as soon as it is there, opens it. */
  readonly press: number
  /** From the click on a card to the listing. */
  readonly toListing: number
  /** From there back to the ten cards. */
  readonly back: number
  /** Documents that going back read. */
  readonly readsOnBack: number
  /** The slowest response to a key, while a search is typed. */
  readonly typing: number
  /** The slowest response while a filter is opened or chosen. */
  readonly filter: number
}

/** Presses a menu; goes from home to a listing and back, types a search, and opens a filter. */
export async function useSite(browser: Browser, visitor: Visitor): Promise<UseTimes> {
  const press = await pressMenu(browser, visitor)
  const { page, session, close } = await openVisit(browser, visitor, { isSignedIn: false })
  try {
    const transfers = await Transfers.watch(session)
    await slowDown(session, visitor.profile)
    const home = new HomePage(page)
    await home.open()
    await home.cards.nth(9).getByRole('link').waitFor()
    await untilItAnswers(page, answerTimeoutMs)
    // The first time loads the code, the second one counts.
    await openCard(page, 0)
    await goBack(page)
    // After six seconds the full client is loaded, and reads again what was read without it.
    await transfers.untilQuiet(8_000)
    const toListing = await openCard(page, 1)
    await transfers.untilQuiet(700)
    const readsBefore = transfers.documentsRead
    const back = await goBack(page)
    await transfers.untilQuiet(700)
    const readsOnBack = transfers.documentsRead - readsBefore
    return { press, toListing, back, readsOnBack, ...(await search(page, session)) }
  } finally {
    await close()
  }
}

async function pressMenu(browser: Browser, visitor: Visitor): Promise<number> {
  const { page, session, close } = await openVisit(browser, visitor, { isSignedIn: false })
  try {
    await slowDown(session, visitor.profile)
    await page.addInitScript(pressAtOnce)
    await page.goto('/', { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('opened').length > 0, undefined, {
      polling: 100,
      timeout: answerTimeoutMs,
    })
    return await page.evaluate(() => performance.getEntriesByName('opened')[0]?.startTime ?? 0)
  } finally {
    await close()
  }
}

/** Runs in the page, without named functions. A press that is lost is repeated once the header answers. */
async function pressAtOnce(): Promise<void> {
  let isPressed = false
  for (;;) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const button = document.querySelector<HTMLElement>('header button[aria-expanded]')
    if (button?.ariaExpanded === 'true') break
    const answers = Object.keys(button ?? {}).some((key) => key.startsWith('__reactProps$'))
    if (!button || (isPressed && !answers)) continue
    isPressed = true
    button.click()
  }
  performance.mark('opened')
}

async function search(
  page: Page,
  session: CDPSession,
): Promise<Pick<UseTimes, 'typing' | 'filter'>> {
  const frame = new SiteFrame(page)
  await page.goto('/search?query=civic')
  const results = new SearchPage(page)
  await results.titles.first().waitFor()
  await untilItAnswers(page, answerTimeoutMs)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.evaluate(watchInteractions)
  await frame.searchText.focus()
  // As fast as a quick typist, so that the work for one key can delay the next.
  await page.keyboard.type('honda', { delay: 80 })
  const typing = await slowest(page, session)
  await frame.searchText.press('Escape')
  await page.evaluate(watchInteractions)
  const filters = await results.openFilters()
  await filters.condition('Used').click()
  return { typing, filter: await slowest(page, session) }
}

/** Runs in the page: records interactions from now on, on the root element. */
function watchInteractions(): void {
  document.documentElement.dataset['slowest'] = '0'
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('interactionId' in entry) || entry.interactionId === 0) continue
      const { dataset } = document.documentElement
      dataset['slowest'] = String(Math.max(Number(dataset['slowest']), entry.duration))
    }
  })
  const all: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  }
  observer.observe(all)
}

/** The slowest recorded interaction: rounded by the browser to 8 ms, 0 below 16. */
async function slowest(page: Page, session: CDPSession): Promise<number> {
  // Durations are reported once the frame with the response was shown.
  await session.send('Runtime.evaluate', {
    expression: 'new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200)))',
    awaitPromise: true,
  })
  return Number(await page.evaluate(() => document.documentElement.dataset['slowest'] ?? '0'))
}

/** Opens the card at an index; resolves to the time until the listing's heading was visible. */
export function openCard(page: Page, index: number): Promise<number> {
  return page.evaluate(async (place) => {
    const links = document.querySelectorAll<HTMLElement>('main a[href^="/listing/"]')
    const link = links[place]
    if (!link) throw new Error('There is no such card')
    const title = link.textContent ?? ''
    const begun = performance.now()
    link.click()
    while (document.querySelector('main h1')?.textContent !== title) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return performance.now() - begun
  }, index)
}

/** Goes back from a listing to home; resolves to the time until ten cards were visible. */
export function goBack(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const title = document.querySelector('main h1')?.textContent
    const begun = performance.now()
    history.back()
    while (
      document.querySelector('main h1')?.textContent === title ||
      document.querySelectorAll('main a[href^="/listing/"]').length < 10
    ) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return performance.now() - begun
  })
}
