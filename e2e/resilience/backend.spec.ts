import { expect } from '@playwright/test'

import { places, takeAway, title } from '#resilience/matrix/backend-places.ts'
import { cell } from '#resilience/matrix/cell.ts'
import { test } from '#resilience/matrix/test.ts'

for (const how of ['down', 'hangs'] as const) {
  for (const place of places) {
    const row = `${place.service} ${how}`
    test.describe(() => {
      test.use({ isMember: place.isForMembers })
      test(
        `${place.name}: ${row}`,
        cell('the backend: …', row, place.name),
        async ({ page, problems, storedListings, testData, visitor }, { annotations }) => {
          test.slow()
          problems.expect(/^console: /, /^request: /, /^(400|403|412): /)
          if (how === 'hangs') await page.clock.install()
          await place.prepare?.(page)
          const bringBack = await takeAway(page, place.service, how)
          await place.act(page, testData)
          await expect(async () => {
            if (how === 'hangs') await page.clock.fastForward(3_000)
            await expect(place.failed(page)).toBeVisible({ timeout: 1_000 })
          }).toPass({ timeout: 45_000 })
          for (const [field, text] of place.typed?.(page) ?? []) {
            await expect(field).toHaveValue(text)
          }
          await visitor.typeAndChoose()

          bringBack()
          const began = performance.now()
          // A client whose requests were refused pauses for up to a minute before it tries again, and a page may
          // have recovered by itself.
          await expect(async () => {
            const isShown = await place.shown(page).isVisible()
            if (!isShown) await place.tryAgain(page).click({ timeout: 2_000 })
            await expect(place.shown(page)).toBeVisible({ timeout: 3_000 })
          }).toPass({ timeout: 90_000 })
          const recovery = Math.round(performance.now() - began)
          annotations.push({ type: 'recovery', description: String(recovery) })
          await visitor.expectAllUnchanged()
          // Registers them for deletion.
          await storedListings.byTitle(title)
        },
      )
    })
  }
}
