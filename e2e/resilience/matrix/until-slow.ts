import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Longer than anybody waits before the site says that something takes long. */
const step = 9_000

/**
 * Lets the page's clock, which has to be installed, run until the site says that something takes long. It
 * stands still in between, so that on a busy machine no later limit is reached by itself.
 */
export async function untilSlow(page: Page, words: Locator): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + step)
  // In steps: a visitor may wait in two places in turn, each with a patience of its own.
  await expect(async () => {
    await page.clock.fastForward(step)
    await expect(words).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await page.clock.resume()
}
