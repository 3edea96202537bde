import type { Page } from '@playwright/test'

import type { Useful } from '#performance/pages.ts'

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

/** Resolves once the page is useful and interactive. */
export async function untilAnswers(page: Page): Promise<Moments> {
  await page.waitForFunction(() => performance.getEntriesByName('complete').length > 0, undefined, {
    timeout: 60_000,
  })
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
  for (;;) {
    // Once in each frame, until then.
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const shown = [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility())
    const isFirst =
      shown.length > 0 && (text === undefined || shown[0]?.textContent?.includes(text) === true)
    const isUseful = isFirst && shown.length >= atLeast
    const [header, page] = [document.querySelector('header button'), shown.at(-1)].map((element) =>
      Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps$')),
    )
    for (const [name, isThere] of Object.entries({
      first: isFirst,
      useful: isUseful,
      header: header === true,
      answers: isUseful && page === true,
    })) {
      if (isThere && performance.getEntriesByName(name).length === 0) performance.mark(name)
    }
    if (performance.getEntriesByName('header').length === 0) continue
    if (performance.getEntriesByName('answers').length === 0) continue
    performance.mark('complete')
    return
  }
}
