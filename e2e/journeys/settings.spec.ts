import { readFile } from 'node:fs/promises'

import { expect } from '@playwright/test'

import { byFunction } from '#fixtures/by-function.ts'
import { test } from '#fixtures/test.ts'

const bench = 'Bench of carob wood'

test('a user changes profile, picture, password and email, and downloads the data @nightly', async ({
  page,
  members,
  authEmulator,
  session,
  settings,
  problems,
}) => {
  test.slow()
  const member = await members.create({ listings: [bench] })
  const saved = page.getByText('Profile saved.')
  await session.signInAs(member)
  await settings.open()

  await test.step('all data of the user is downloaded as a file', async () => {
    const begun = page.waitForEvent('download')
    await settings.download.click()
    const download = await begun
    expect(download.suggestedFilename()).toMatch(/^adamarket-\d{4}-\d\d-\d\d\.json$/)
    const data: unknown = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(data).toMatchObject({
      account: { uid: member.uid, email: member.email, isEmailVerified: true },
      profile: { name: member.name },
      listings: [{ id: member.listings[bench], title: bench, price: 40 }],
      favourites: [],
    })
  })

  await test.step('a new name and a picture appear in the profile and in the listings', async () => {
    await settings.name.fill('Zehra Yıldız')
    await settings.about.fill('Moving house.')
    await settings.showEmail.uncheck()
    await settings.choosePicture()
    await settings.save.click()
    await expect(saved).toBeVisible()
    await page.goto(`/profile/${member.uid}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Zehra Yıldız' })).toBeVisible()
    await expect(page.getByText('Moving house.')).toBeVisible()
    await expect(page.getByRole('main').getByText(member.email)).toHaveCount(0)
    await expect(page.getByText('Member since March 2026')).toBeVisible()
    await expect(page.getByRole('main').locator('header img')).toHaveJSProperty('naturalWidth', 512)
    await expect.poll(() => members.sellerNames(member), byFunction).toEqual(['Zehra Yıldız'])
    await page.goto(`/listing/${member.listings[bench]}`)
    await expect(page.getByRole('main').getByRole('link', { name: 'Zehra Yıldız' })).toBeVisible()
  })

  await test.step('a picture that is replaced or removed leaves no file behind', async () => {
    const [first, ...others] = await members.pictures(member)
    expect(others).toEqual([])
    expect(first).toMatch(/^profile-[\w-]+_512x512\.webp$/)
    await settings.open()
    await settings.choosePicture()
    await settings.save.click()
    await expect(saved).toBeVisible()
    await expect.poll(() => members.pictures(member), byFunction).toHaveLength(1)
    expect(await members.pictures(member)).not.toContain(first)

    await page.reload()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await settings.save.click()
    await expect(saved).toBeVisible()
    await expect.poll(() => members.pictures(member), byFunction).toEqual([])
  })

  const newPassword = 'portakal-bahcesi'
  await test.step('the password changes with the current one', async () => {
    problems.expectFromNow(/^400: .*signInWithPassword/, /^console: Failed to load resource/)
    const { password } = settings
    await password.getByLabel('Current password').fill('a guess')
    await password.getByLabel('New password').fill(newPassword)
    await password.getByRole('button', { name: 'Change password' }).click()
    await expect(password.getByRole('alert')).toContainText(
      'couldn’t confirm that this is your account',
    )
    await expect(password.getByLabel('New password')).toHaveValue(newPassword)
    await password.getByLabel('Current password').fill(member.password)
    await password.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Your password has been changed.')).toBeVisible()
    expect(await members.hasPassword(member, newPassword)).toBe(true)
    expect(await members.hasPassword(member, member.password)).toBe(false)
  })

  await test.step('a new email has to be verified', async () => {
    const { email } = settings
    const wanted = `new-${member.email}`
    await email.getByLabel('New email address').fill(wanted)
    await email.getByLabel('Current password').fill(newPassword)
    await email.getByRole('button', { name: 'Change email' }).click()
    await expect(email.getByText('One more step')).toBeVisible()
    expect(await authEmulator.requestedAddresses()).toContain(wanted)
  })
})
