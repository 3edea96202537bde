import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { test } from '#fixtures/test.ts'
import { untilUnchanged } from '#screenshots/until-unchanged.ts'

import type { PictureRun } from './picture-run.ts'
import { titleOf, widths } from './picture-run.ts'

/** A longer page repeats itself: lists, texts. */
const maxHeight = 4_000
/** Of a window. */
const usualHeight = 900

const { pages, now }: PictureRun = JSON.parse(
  readFileSync(process.env['ADAMARKET_PICTURE_RUN'] ?? '', 'utf8'),
)

for (const { path, name, address, isSignedIn } of pages) {
  for (const width of widths) {
    test(titleOf(path, width), async ({ page, session, problems }) => {
      // Another test looks for problems.
      problems.expect(/./)
      if (isSignedIn) await session.signInAsDemoUser()
      await page.clock.setFixedTime(now)
      await page.setViewportSize({ width, height: maxHeight })
      // Not from the page function, which may render the release before for a moment.
      await page.goto(`${address}${address.includes('?') ? '&' : '?'}remote=`)
      // Some parts are loaded once others have been, or once they are in the window.
      await page.waitForLoadState('networkidle')
      await untilUnchanged(page)
      await page.setViewportSize({ width, height: usualHeight })
      const height = await heightOf(page)
      // In a window with nothing to scroll, what sticks to its edge is drawn with the rest, always in the same way.
      await page.setViewportSize({ width, height })
      const clip = { x: 0, y: 0, width, height: Math.min(height, maxHeight) }
      await expect(page).toHaveScreenshot(`${name}-${width}.png`, { clip })
    })
  }
}

/** The height of a page, of which nothing grows with the window from now on. */
async function heightOf(page: Page): Promise<number> {
  return await page
    .locator('#root > *')
    .first()
    .evaluate((frame) => {
      for (const element of frame.querySelectorAll<HTMLElement>('*')) {
        element.style.minHeight = getComputedStyle(element).minHeight
      }
      if (frame instanceof HTMLElement) frame.style.minHeight = '0'
      return Math.ceil(frame.getBoundingClientRect().bottom)
    })
}
