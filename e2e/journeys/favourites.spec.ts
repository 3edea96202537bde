import { expect } from '@playwright/test'

import { civic } from '#fixtures/addresses.ts'
import { test } from '#fixtures/test.ts'

test('favourites move from the device to the account, and appear on another device', async ({
  page,
  members,
  openElsewhere,
  signIn,
}) => {
  test.slow()
  const member = await members.create()
  const { email, password } = member
  await page.goto('/')
  await page
    .getByRole('button', { name: `Favourite: ${civic}` })
    .first()
    .click()
  await page.goto('/favourites')
  await expect(page.getByRole('link', { name: civic })).toBeVisible()
  await expect(page.getByText('Saved on this device only')).toBeVisible()

  await signIn.open()
  await signIn.signInAs(email, password)
  await page.goto('/favourites')
  await expect(page.getByRole('link', { name: civic })).toBeVisible()
  await expect(page.getByText('Saved on this device only')).toHaveCount(0)

  const favouriteCount = async () => (await members.left(member)).favourites
  await expect.poll(favouriteCount).toBe(1)
  const other = await openElsewhere(member)
  await other.goto('/favourites')
  await expect(other.getByRole('link', { name: civic })).toBeVisible()
  await other.getByRole('button', { name: `Remove from favourites: ${civic}` }).click()
  await expect(other.getByText('No favourites yet')).toBeVisible()
  await expect.poll(favouriteCount).toBe(0)

  await page.reload()
  await expect(page.getByText('No favourites yet')).toBeVisible()
})

test('a favourite that was added while leaving the page is there on the next visit', async ({
  page,
  members,
  session,
  home,
}) => {
  const member = await members.create()
  await session.signInAs(member)
  await home.open()
  await expect(home.cards).toHaveCount(10)
  // Requests to the database hang from now on.
  await page.route(/\/google\.firestore\.v1\./, () => undefined)
  const heart = page.getByRole('button', { name: `Favourite: ${civic}` }).first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.unrouteAll()
  await page.goto('/favourites')
  await expect(page.getByRole('link', { name: civic })).toBeVisible()
  await expect.poll(async () => (await members.left(member)).favourites).toBe(1)
})
