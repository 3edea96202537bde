import type { Page } from '@playwright/test'

/** Placeholders of loading parts. */
const pending = '[aria-busy="true"], [role="progressbar"], [class*="skeleton" i], [data-waiting]'

/** Waits until nothing in the window will change: its data, its pictures, its fonts. */
export async function untilUnchanged(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor({ state: 'attached' })
  await page.waitForFunction((selector) => document.querySelector(selector) === null, pending)
  await page.evaluate(async () => {
    await document.fonts.ready
    // A lazy picture that is hidden or below the window would never be loaded.
    const pictures = [...document.images].filter(
      (image) =>
        image.complete ||
        (image.checkVisibility() && image.getBoundingClientRect().top < window.innerHeight),
    )
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)))
  })
}
