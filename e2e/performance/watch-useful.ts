import type { Page } from '@playwright/test'

import type { Useful } from './pages.ts'

/** Makes the page record, from its start on, when its header and its content are interactive. */
export async function watchUseful(page: Page, useful: Useful): Promise<void> {
  await page.addInitScript(markAnswers, useful)
}

/** Resolves once the page is useful and interactive, to the milliseconds since the navigation started. */
export async function untilAnswers(page: Page): Promise<number> {
  const found = await page.waitForFunction(
    () => performance.getEntriesByName('answers')[0]?.startTime,
    undefined,
    { polling: 100, timeout: 60_000 },
  )
  return (await found.jsonValue()) ?? Number.NaN
}

/**
 * Runs in the page, without named functions: the compiler gives those a helper. React gives an element its
 * properties when it renders or hydrates it; the last one of the page is hydrated last.
 */
async function markAnswers({ selector, atLeast, text }: Useful): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 10))
    const shown = [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility())
    const isUseful =
      shown.length >= atLeast &&
      (text === undefined || shown[0]?.textContent?.includes(text) === true)
    const answer = [document.querySelector('header button'), shown.at(-1)].every((element) =>
      Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps$')),
    )
    if (!isUseful || !answer) continue
    performance.mark('answers')
    return
  }
}
