import type { Page } from '@playwright/test'

import type { Useful } from '#performance/pages.ts'

/** Makes the page mark, from its first frame on, when its first content and all of it is rendered. */
export async function watchUseful(page: Page, useful: Useful): Promise<void> {
  await page.addInitScript(markUseful, useful)
}

/** Resolves once the page is useful; in milliseconds since its navigation started. */
export async function untilUseful(page: Page): Promise<{ first: number; useful: number }> {
  await page.waitForFunction(() => performance.getEntriesByName('useful').length > 0, undefined, {
    timeout: 60_000,
  })
  return await page.evaluate(() => ({
    first: performance.getEntriesByName('first')[0]?.startTime ?? 0,
    useful: performance.getEntriesByName('useful')[0]?.startTime ?? 0,
  }))
}

/** Runs in the page, without named functions: the compiler gives those a helper. */
async function markUseful({ selector, atLeast, text }: Useful): Promise<void> {
  for (;;) {
    // Once in each frame, until then.
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const shown = [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility())
    if (shown.length === 0) continue
    if (text !== undefined && shown[0]?.textContent?.includes(text) !== true) continue
    if (performance.getEntriesByName('first').length === 0) performance.mark('first')
    if (shown.length < atLeast) continue
    performance.mark('useful')
    return
  }
}
