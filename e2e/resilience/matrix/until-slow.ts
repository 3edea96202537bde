import type { Locator } from '@playwright/test'
import { expect } from '@playwright/test'

/** More than twice the 8 s after which the site says that something is slow. */
const limit = 30_000

/**
 * Waits until the site says that something is slow; a visitor may wait in two places in turn. Uses real
 * time: when the page's clock jumps, a request of a port has reached its time limit.
 */
export async function untilSlow(words: Locator): Promise<void> {
  await expect(words).toBeVisible({ timeout: limit })
}
