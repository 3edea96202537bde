import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { untilItAnswers } from '#fixtures/answering-pages.ts'
import type { Failure } from '#resilience/matrix/failures.ts'
import { failures } from '#resilience/matrix/failures.ts'
import { Part } from '#resilience/matrix/part.ts'
import { cell } from '#resilience/matrix/cell.ts'
import type { Target } from '#resilience/matrix/targets.ts'
import { pages, targets } from '#resilience/matrix/targets.ts'
import { test } from '#resilience/matrix/test.ts'
import { untilSlow } from '#resilience/matrix/until-slow.ts'

for (const failure of failures) {
  for (const target of targets) {
    if (failure.isOfPages && !target.isPage) continue
    test.describe(() => {
      test.use({ isMember: target.isForMembers })
      test(
        `${target.name}: ${failure.name}`,
        cell('a remote …', failure.name, target.name),
        async ({ page, visitor, problems }, { annotations }) => {
          // The browser logs requests without an answer, and the site parts that failed.
          problems.expect(/^console: /, /^request: /, /^(404|500): /, /^exception: Broken in a /)
          const part = await Part.of(page, target.remote)
          await failure.breakIt(part)
          // Not until "load": a hanging file may have been requested before it.
          await page.goto(target.from.address, { waitUntil: 'commit' })
          await expect(page.getByRole('heading', { name: target.from.heading })).toBeVisible()
          await untilItAnswers(page)
          await visitor.typeAndChoose()

          await target.open(page)
          await expectWords(page, target, failure)
          // Opened later, it may be the release before, which this tab has found in the meantime.
          if (target.isPage && failure.shows !== 'crashed once') {
            await expectOthersToWork(page, target, failure)
          }
          await visitor.expectAllUnchanged()

          await failure.healIt(part)
          const began = performance.now()
          if (failure.shows !== 'page' && !failure.recoversAlone) await target.tryAgain(page)
          await expect(target.shown(page)).toBeVisible()
          const recovery = Math.round(performance.now() - began)
          annotations.push({ type: 'recovery', description: String(recovery) })
          await visitor.expectAllUnchanged()
        },
      )
    })
  }
}

test.describe(() => {
  test.use({ isMember: true })
  test(
    "all remotes load when Module Federation's runtime does not",
    cell('a remote …', "federation's runtime is missing", 'all pages'),
    async ({ page, visitor, problems }) => {
      problems.expect(/^console: /, /^request: /)
      let refused = 0
      await page.route('**/static/js/async/*.js', async (route) => {
        const response = await route.fetch()
        const isRuntime = (await response.text()).includes('_FEDERATION_RUNTIME_CORE')
        if (!isRuntime) return await route.fulfill({ response })
        refused += 1
        return await route.abort()
      })
      await page.goto('/')
      await untilItAnswers(page)
      await expect.poll(() => refused).toBeGreaterThan(0)
      await visitor.typeAndChoose()
      for (const other of pages) {
        await other.open(page)
        await expect(other.shown(page)).toBeVisible()
      }
      await visitor.expectAllUnchanged()
    },
  )
})

/** Expects a message, and the same again when retrying fails. */
async function expectWords(page: Page, target: Target, { shows }: Failure): Promise<void> {
  if (shows === 'page') await expect(target.shown(page)).toBeVisible()
  if (shows === 'crashed once') await expect(target.crashed(page)).toBeVisible()
  if (shows === 'failed' || shows === 'crashed') {
    await expect(target[shows](page)).toBeVisible()
    await target.tryAgain(page)
    await expect(target[shows](page)).toBeVisible()
  }
  if (shows === 'slow') await untilSlow(target.slow(page))
}

async function expectOthersToWork(page: Page, target: Target, failure: Failure): Promise<void> {
  for (const other of pages) {
    // Without its remote there is no account menu, which links to post; the visit started there.
    const isOutOfReach = target.remote === 'account' && other.remote === 'post'
    if (other.remote === target.remote || isOutOfReach) continue
    await other.open(page)
    await expect(other.shown(page)).toBeVisible()
  }
  await target.open(page)
  await expectWords(page, target, failure)
}
