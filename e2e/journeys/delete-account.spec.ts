import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { civic } from '#fixtures/addresses.ts'
import { byFunction } from '#fixtures/by-function.ts'
import { test } from '#fixtures/test.ts'

test('signing out on a shared computer leaves nothing of the user on it', async ({
  page,
  signIn,
  form,
  accountMenu,
  frame,
  testData,
}) => {
  const { email, password } = await testData.addAccount()
  await signIn.open()
  await signIn.signInAs(email, password)
  await form.open('Pets', 'Cats')
  await form.fill('Two cats')
  await form.addPhoto('cats.png')
  await expect.poll(async () => (await storedOnDevice(page)).drafts).toBeGreaterThan(0)

  await accountMenu.choose('Sign out and clear this device')
  await expect(page.getByText('This device keeps nothing of yours.')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(frame.signIn).toBeVisible()
  expect(await storedOnDevice(page)).toEqual({ stored: [], drafts: 0 })
})

test('deleting an account leaves nothing of the user anywhere @nightly', async ({
  page,
  members,
  signIn,
  settings,
  frame,
  problems,
}) => {
  test.slow()
  const member = await members.create({ listings: ['Rug of red wool', 'Rug of blue wool'] })
  await test.step('a user has an account with listings, a favourite and a picture', async () => {
    await signIn.open()
    await signIn.signInAs(member.email, member.password)
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
  })

  await test.step('only its owner deletes it', async () => {
    problems.expectFromNow(/^400: .*signInWithPassword/, /^console: Failed to load resource/)
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
    expect(await storedOnDevice(page)).toEqual({ stored: [], drafts: 0 })
    await expect
      .poll(() => members.left(member), byFunction)
      .toEqual({ account: false, profile: false, listings: 0, favourites: 0, pictures: 0 })
  })
})

/** The data of a user that the browser still stores: the site's own entries, and photos of drafts. */
async function storedOnDevice(page: Page) {
  return await page.evaluate(async () => {
    const ofUser = /draft|phone|favourites|recentSearches|loggedInUser|firebase:authUser/i
    const stored = [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
    const databases = await indexedDB.databases()
    const photos = databases.filter(({ name }) => /photo|picture|draft|keyval/i.test(name ?? ''))
    return { stored: stored.filter((key) => ofUser.test(key)), drafts: photos.length }
  })
}
