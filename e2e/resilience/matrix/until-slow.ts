import type { Locator } from '@playwright/test'
import { expect } from '@playwright/test'

/** More than two waits of a visitor before the site says that something takes long: 8 s each. */
const limit = 30_000

/**
 * Waits until the site says that something takes long; a visitor may wait in two places in turn. By the
 * clock on the wall: where that of the page jumps while Firestore connects, Firestore takes the server
 * for one that does not answer.
 */
export async function untilSlow(words: Locator): Promise<void> {
  await expect(words).toBeVisible({ timeout: limit })
}
