import { expect } from '@playwright/test'

import { test } from '#fixtures/test.ts'

const titles = Array.from({ length: 13 }, (_, age) => `Deckchair no. ${age + 1}`)

test('a profile shows who it is, and their ads page by page', async ({ page, members }) => {
  const { uid, name, email } = await members.create({ listings: titles })
  await page.goto(`/profile/${uid}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText('Member since March 2026')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['About', 'Listings'])
  await expect(page.getByRole('link', { name: 'Edit profile' })).toHaveCount(0)

  const ads = main.getByRole('heading', { level: 3 })
  await expect(ads).toHaveText(titles.slice(0, 12))
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(ads).toHaveText(titles)
  await page.getByRole('link', { name: 'Deckchair no. 13' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Deckchair no. 13' })).toBeVisible()
})

test('whoever it is of finds the ways to change it', async ({ page, members, signIn }) => {
  const { uid, email, password } = await members.create()
  await signIn.open()
  await signIn.signInAs(email, password)
  await page.goto(`/profile/${uid}`)
  await expect(page.getByText('No listings yet.')).toBeVisible()
  await page.getByRole('link', { name: 'Edit profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})

test('an address without a user says so', async ({ page }) => {
  await page.goto('/profile')
  await expect(page.getByRole('alert')).toHaveText('No userId provided.')
})
