import { expect } from '@playwright/test'

import { test } from '#fixtures/test.ts'

test('?boundaries outlines the parts of a page with their releases @nightly', async ({
  page,
  releases,
  home,
}) => {
  const version = await releases.liveVersion('browse')
  await page.goto('/?boundaries')
  await expect(home.cards).toHaveCount(10)
  await expect(page.locator(`[data-region="browse@${version}"]`)).toContainText('Featured Listings')
  await expect(page.locator('[data-region="shell"]').first()).toContainText('Download App')

  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  await expect(page.locator('[data-region^="static-pages@"]')).toContainText('About Us')

  await page.goto('/')
  await expect(home.cards).toHaveCount(10)
  await expect(page.locator('[data-region]')).toHaveCount(0)
})
