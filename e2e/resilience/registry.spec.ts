import type { Route } from '@playwright/test'
import { expect } from '@playwright/test'

import { cell } from '#resilience/matrix/cell.ts'
import { test } from '#resilience/matrix/test.ts'
import { untilSlow } from '#resilience/matrix/until-slow.ts'

type Failure = {
  readonly name: string
  readonly answer: (route: Route) => Promise<void> | undefined
}

const failures: readonly Failure[] = [
  { name: 'is missing', answer: (route) => route.fulfill({ status: 404, body: '' }) },
  { name: 'is corrupt', answer: (route) => route.fulfill({ body: '{"remotes": {"browse": ' }) },
  { name: 'is something else', answer: (route) => route.fulfill({ json: { remotes: [] } }) },
  { name: 'hangs', answer: () => undefined },
]

test.use({ isMember: false })

for (const { name, answer } of failures) {
  test(
    `the registry ${name}: the frame works and says so, and the site recovers`,
    cell('the registry …', name, 'home'),
    async ({ page, problems, visitor, frame, home, boundary }, { annotations }) => {
      problems.expect(/^console: /, /^404: /)
      let isBroken = true
      await page.route('**/remotes.json', (route) => (isBroken ? answer(route) : route.continue()))
      await page.goto('/', { waitUntil: 'commit' })
      await expect(frame.footer).toBeVisible()
      await visitor.typeAndChoose()
      if (name === 'hangs') await untilSlow(boundary.stillLoading)
      else await expect(boundary.failed).toBeVisible()

      isBroken = false
      const began = performance.now()
      await boundary.tryAgain.click()
      await expect(home.cards).toHaveCount(10)
      const recovery = Math.round(performance.now() - began)
      annotations.push({ type: 'recovery', description: String(recovery) })
      await visitor.expectAllUnchanged()
    },
  )
}
