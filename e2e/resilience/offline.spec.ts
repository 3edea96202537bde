import { expect } from '@playwright/test'

import { civic } from '#fixtures/addresses.ts'
import { cell } from '#resilience/matrix/cell.ts'
import { test } from '#resilience/matrix/test.ts'

test.use({ isMember: false })

test(
  'offline in the middle of a visit: what was seen works, the rest says so and comes by itself',
  cell('the connection …', 'goes and comes back', 'a visit'),
  async ({ page, context, problems, home, frame, boundary, visitor }, { annotations }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/, /^console: /)
    await home.open()
    await expect(home.cards).toHaveCount(10)
    const listing = await home.openListing()
    await expect(listing.contact).toBeVisible()
    await frame.logo.click()
    await expect(home.cards).toHaveCount(10)
    await visitor.typeAndChoose()

    await context.setOffline(true)
    const notice = page.getByRole('status').filter({ hasText: 'You are offline.' })
    await expect(notice).toBeVisible()
    await page.getByRole('link', { name: civic, exact: true }).click()
    await expect(listing.title(civic)).toBeVisible()
    await listing.favourite.click()
    await expect(listing.favourite).toHaveAttribute('aria-pressed', 'true')
    await frame.logo.click()
    await expect(home.cards).toHaveCount(10)

    await frame.signIn.click()
    const dialog = page.getByRole('dialog', { name: 'Sign in' })
    await expect(dialog.getByText('Signing in is not possible right now')).toBeVisible()
    await page.keyboard.press('Escape')
    await frame.footer.getByRole('link', { name: 'About Us' }).click()
    await expect(boundary.failed).toBeVisible()
    await boundary.tryAgain.click()
    await expect(boundary.failed).toBeVisible()

    const began = performance.now()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
    const recovery = Math.round(performance.now() - began)
    annotations.push({ type: 'recovery', description: String(recovery) })
    await expect(notice).toBeHidden()
    await visitor.expectAllKept()
  },
)
