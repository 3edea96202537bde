import type { CDPSession, Page } from '@playwright/test'

import type { Useful } from './pages.ts'

/** When each of these was reached, in milliseconds since the navigation started. */
export type Moments = {
  /** The first content of the page: a listing, a heading. */
  readonly first: number
  /** All of its main content. */
  readonly useful: number
  /** The header is interactive. */
  readonly header: number
  /** The page is interactive. */
  readonly answers: number
}

/** Makes the page record, from its first frame on, when its content is rendered and interactive. */
export async function watchUseful(page: Page, useful: Useful): Promise<void> {
  await page.addInitScript(markMoments, useful)
}

/** How often to look whether the page is interactive, in milliseconds. */
const pollMs = 100

/**
 * Resolves once the page is useful and interactive. Asks by the protocol: what Playwright adds to a page for its own
 * questions would keep a slow phone busy for 0.15 s, before the first paint.
 */
export async function untilAnswers(page: Page, session: CDPSession): Promise<Moments> {
  const expression = `performance.getEntriesByName('complete').length`
  const latest = Date.now() + 60_000
  for (;;) {
    const { result } = await session.send('Runtime.evaluate', { expression })
    if (result.value === 1) break
    if (Date.now() > latest) throw new Error(`${page.url()} does not answer`)
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  return await page.evaluate(() => ({
    first: performance.getEntriesByName('first')[0]?.startTime ?? 0,
    useful: performance.getEntriesByName('useful')[0]?.startTime ?? 0,
    header: performance.getEntriesByName('header')[0]?.startTime ?? 0,
    answers: performance.getEntriesByName('answers')[0]?.startTime ?? 0,
  }))
}

/**
 * Runs in the page, without named functions: the compiler gives those a helper. React gives an element its
 * properties when it renders or hydrates it; the last one of the page is hydrated last.
 */
async function markMoments({ selector, atLeast, text }: Useful): Promise<void> {
  const marked = new Set<string>()
  let shown: readonly Element[] = []
  for (;;) {
    // In each frame until the content is there. Then without frames, and with the elements found: both would take
    // time from hydration.
    await new Promise((resolve) => {
      if (marked.has('useful')) setTimeout(resolve, 10)
      else requestAnimationFrame(resolve)
    })
    if (!marked.has('useful') || shown.some((element) => !element.isConnected)) {
      shown = [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility())
    }
    const isFirst =
      shown.length > 0 && (text === undefined || shown[0]?.textContent?.includes(text) === true)
    const isUseful = isFirst && shown.length >= atLeast
    const [header, page] = [document.querySelector('header button'), shown.at(-1)].map((element) =>
      Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps$')),
    )
    for (const [name, isShown] of Object.entries({
      first: isFirst,
      useful: isUseful,
      header: header === true,
      answers: isUseful && page === true,
    })) {
      if (!isShown || marked.has(name)) continue
      performance.mark(name)
      marked.add(name)
    }
    if (!marked.has('header') || !marked.has('answers')) continue
    performance.mark('complete')
    return
  }
}
