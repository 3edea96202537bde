import { expect } from '@playwright/test'

import { byFunction } from '#fixtures/by-function.ts'
import { test } from '#fixtures/test.ts'

// Pictures are scaled and uploaded, and functions started, which is slow on a busy machine.
test.describe.configure({ timeout: 240_000 })
const arrival = { timeout: 30_000 }

test('a seller verifies the number of a new listing, buyers see it and find it, and it can be removed', async ({
  page,
  members,
  authEmulator,
  session,
  form,
  settings,
  storedListings,
  problems,
}) => {
  const title = 'Carpet from a known number'
  const number = `+90533${String(Math.random()).slice(2, 9)}`
  await session.signInAs(await members.create())
  await form.open('Furniture', 'Carpets')
  await form.addPhoto('carpet.png')
  await form.fill(title)
  await form.phoneNumber.fill(number)
  await form.postNow.click()
  await expect(page).toHaveURL(/\/success\?id=/, arrival)
  const [stored] = await storedListings.byTitle(title)
  const mark = async () =>
    (await storedListings.byTitle(title))[0]?.fields['phoneVerified'] === true

  await test.step('by the code of a message', async () => {
    const offer = page.getByRole('region', { name: `Verify ${number}?` })
    await offer.getByRole('button', { name: 'Send code' }).click()
    await expect(offer.getByText(`We’ve sent a code to ${number}.`)).toBeVisible(arrival)
    const code = offer.getByLabel('Code from the message')
    await expect(code).toBeFocused()
    problems.expectFromNow(/^400: .*signInWithPhoneNumber/, /^console: Failed to load resource/)
    await code.fill('000000')
    await code.press('Enter')
    await expect(offer.getByText('This isn’t the code we sent.')).toBeVisible()
    await code.fill(await authEmulator.phoneCode(number))
    await offer.getByRole('button', { name: 'Verify', exact: true }).click()
    await expect(page.getByText(`${number} is verified`)).toBeVisible(arrival)
    await expect.poll(mark, byFunction).toBe(true)
  })

  await test.step('which its page and a search say', async () => {
    await page.goto(`/listing/${stored?.id}`)
    await expect(page.getByRole('region', { name: 'Seller' })).toContainText('Phone verified')
    const results = page.getByRole('main').getByRole('link', { name: title, exact: true })
    await expect(async () => {
      await page.goto('/search?query=known+number&location=All&verified=yes')
      await expect(results).toBeVisible({ timeout: 2000 })
    }).toPass(byFunction)
  })

  await test.step('until it is removed in the settings', async () => {
    await settings.open()
    await expect(settings.phone.getByText(number)).toBeVisible()
    await settings.phone.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('Your number is no longer verified.')).toBeVisible(arrival)
    await expect(settings.phone.getByText(number)).toBeHidden()
    await expect.poll(mark, byFunction).toBe(false)
  })
})
