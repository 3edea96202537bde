import { expect } from '@playwright/test'

import { civic } from '#fixtures/addresses.ts'
import { test } from '#fixtures/test.ts'

test('only its owner deletes an account, and nothing of it is left', async ({
  page,
  members,
  session,
  settings,
  frame,
  problems,
}) => {
  test.slow()
  problems.expect(/^400: .*signInWithPassword/, /^console: Failed to load resource/)
  const member = await members.create({ listings: ['Rug of red wool', 'Rug of blue wool'] })
  await session.signInAs(member)
  await page.goto('/')
  await page
    .getByRole('button', { name: `Favourite: ${civic}` })
    .first()
    .click()
  const favouriteCount = async () => (await members.left(member)).favourites
  await expect.poll(favouriteCount).toBe(1)
  await settings.open()
  await settings.choosePicture()
  await settings.save.click()
  await expect(page.getByText('Profile saved.')).toBeVisible()
  expect(await members.left(member)).toEqual({
    account: true,
    profile: true,
    listings: 2,
    favourites: 1,
    pictures: 1,
  })

  await settings.deleteAccount.click()
  const { deletion } = settings
  for (const what of ['listings', 'photos', 'favourites', 'profile']) {
    await expect(deletion.getByRole('listitem').filter({ hasText: what })).toBeVisible()
  }
  await deletion.getByLabel('Current password').fill('a guess')
  await deletion.getByRole('button', { name: 'Delete account' }).click()
  await expect(deletion.getByRole('alert')).toContainText(
    'couldn’t confirm that this is your account',
  )
  await deletion.getByLabel('Current password').fill(member.password)
  await deletion.getByRole('button', { name: 'Delete account' }).click()

  await expect(page).toHaveURL('/')
  await expect(page.getByText('Your account has been deleted.')).toBeVisible()
  await expect(frame.signIn).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('loggedInUser'))).toBeNull()
  // A function does that, which is slow on a busy machine.
  await expect
    .poll(() => members.left(member), { timeout: 60_000 })
    .toEqual({ account: false, profile: false, listings: 0, favourites: 0, pictures: 0 })
})
