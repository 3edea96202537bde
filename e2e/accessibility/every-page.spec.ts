import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { memberAddresses, publicAddresses } from '#fixtures/addresses.ts'
import { test } from '#fixtures/test.ts'

for (const { address, shows } of publicAddresses) {
  test(`${address} has no barrier that axe knows of`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('main').getByText(shows).first()).toBeVisible()
    expect(await barriers(page)).toEqual([])
  })
}

test('a listing has no barrier that axe knows of', async ({ page, home }) => {
  await home.open()
  const listing = await home.openCard(0)
  await expect(listing.seller).toBeVisible()
  expect(await barriers(page)).toEqual([])
})

test('the pages for members have no barrier that axe knows of', async ({ page, signIn }) => {
  await signIn.open()
  await signIn.signInAsDemoUser()
  for (const { address, shows } of memberAddresses) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: shows })).toBeVisible()
    expect(await barriers(page), address).toEqual([])
  }
})

async function barriers(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
  )
}
