import { expect, mergeTests } from '@playwright/test'

import { civic } from '#fixtures/addresses.ts'
import { losses, silence, test as withConnection } from '#fixtures/connection.ts'
import { cell } from '#resilience/matrix/cell.ts'
import { test as withVisitor } from '#resilience/matrix/test.ts'

const test = mergeTests(withVisitor, withConnection)
test.use({ isMember: false })

for (const loss of losses) {
  test(
    `offline in the middle of a visit: cached pages work, others say so and load after reconnecting: ${loss.name}`,
    cell('the connection …', `goes and comes back, ${loss.name}`, 'a visit'),
    async ({ page, connection, problems, home, frame, boundary, visitor }, { annotations }) => {
      problems.expect(/^console: /)
      await home.open()
      await expect(home.cards).toHaveCount(10)
      const listing = await home.openListing()
      await expect(listing.contact).toBeVisible()
      await frame.logo.click()
      await expect(home.cards).toHaveCount(10)
      await visitor.typeAndChoose()

      await connection.cut(loss)
      const notice = page.getByRole('status').filter({ hasText: 'You’re offline.' })
      if (loss.isKnownToBrowser) await expect(notice).toBeVisible()
      await home.title.click()
      await expect(listing.title(civic)).toBeVisible()
      await listing.favourite.click()
      await expect(listing.favourite).toHaveAttribute('aria-pressed', 'true')
      await frame.logo.click()
      await expect(home.cards).toHaveCount(10)

      await frame.signIn.click()
      const dialog = page.getByRole('dialog', { name: 'Sign in' })
      await expect(dialog.getByText('You can’t sign in right now')).toBeVisible()
      await page.keyboard.press('Escape')
      await frame.footer.getByRole('link', { name: 'About Us' }).click()
      await expect(boundary.failed).toBeVisible()
      await boundary.tryAgain.click()
      await expect(boundary.failed).toBeVisible()

      const began = performance.now()
      await connection.restore()
      await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
      const recovery = Math.round(performance.now() - began)
      annotations.push({ type: 'recovery', description: String(recovery) })
      await expect(notice).toBeHidden()
      await visitor.expectAllUnchanged()
    },
  )
}

test(
  'a connection that goes silent in the middle of a visit: a hanging page says so and loads after reconnecting',
  cell('the connection …', 'goes silent and comes back', 'a visit'),
  async ({ page, connection, problems, home, frame, visitor }, { annotations }) => {
    problems.expect(/^console: /)
    await home.open()
    await expect(home.cards).toHaveCount(10)
    await visitor.typeAndChoose()

    await connection.cut(silence)
    await frame.footer.getByRole('link', { name: 'About Us' }).click()
    await expect(page.getByText('Still loading', { exact: true })).toBeVisible()
    const notice = page.getByRole('status').filter({ hasText: 'You’re offline.' })
    await expect(notice).toBeVisible()

    const began = performance.now()
    await connection.restore()
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
    const recovery = Math.round(performance.now() - began)
    annotations.push({ type: 'recovery', description: String(recovery) })
    await expect(notice).toBeHidden()
    await visitor.expectAllUnchanged()
  },
)
