import { randomUUID } from 'node:crypto'

import { expect } from '@playwright/test'

import { test } from '#fixtures/test.ts'
import { GoogleWindow } from '#pages/google-window.ts'
import { SignInForm } from '#pages/sign-in-form.ts'

const name = 'Deniz Kaya'
const newEmail = () => `google-${randomUUID()}@example.com`

test.beforeEach(async ({ google }) => {
  await google.standIn()
})

test('a Google account signs in with a popup, gets a profile, and is recognised the next time @nightly', async ({
  page,
  problems,
  google,
  frame,
  signIn,
  accountMenu,
}) => {
  const email = newEmail()
  const openWindow = async () => {
    const opened = page.waitForEvent('popup')
    await signIn.google.click()
    return new GoogleWindow(await opened)
  }
  await page.clock.install()

  await test.step('while Google cannot be reached, the form says so', async () => {
    problems.expectFromNow(/ERR_INTERNET_DISCONNECTED/)
    const reconnect = await google.cutOff()
    await signIn.open()
    await signIn.google.click()
    await expect(signIn.failure).toHaveText(
      'We couldn’t reach the server. Check your connection and try again.',
    )
    await reconnect()
  })

  await test.step('closing the popup shows a message and allows trying again', async () => {
    const closed = await openWindow()
    await closed.addAccount.waitFor()
    await closed.page.close()
    // The SDK waits a while after a popup has closed, in case it succeeded.
    await page.clock.runFor(20_000)
    await expect(signIn.failure).toHaveText(
      'The Google window closed before you were signed in. Try again.',
    )
  })

  await test.step('a new account gets a profile', async () => {
    await (await openWindow()).signInAsNew(name, email)
    await expect(page).toHaveURL('/')
    await expect(accountMenu.button).toHaveAccessibleName(`Your account, ${email}`)
    await accountMenu.choose('Profile')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('main').getByText(email)).toBeVisible()
    await expect(page.getByText(/^Member since/)).toBeVisible()
  })

  await test.step('it is recognised after a reload, and the next time', async () => {
    const profile = page.url()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(accountMenu.button).toBeVisible()

    await accountMenu.choose('Sign out')
    await expect(frame.signIn).toBeVisible()
    await signIn.open()
    await (await openWindow()).choose(email)
    // The menu closes on a navigation.
    await expect(page).toHaveURL('/')
    await expect(accountMenu.button).toHaveAccessibleName(`Your account, ${email}`)
    await accountMenu.choose('Profile')
    await expect(page).toHaveURL(profile)
  })
})

test('where popups are blocked, the tab goes to Google and returns to the requested page @nightly', async ({
  page,
  accountMenu,
}) => {
  const email = newEmail()
  // As in a browser that blocks popups; Chromium under test blocks none.
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/post')
  await new SignInForm(page.getByRole('dialog', { name: 'Sign in' })).google.click()
  await new GoogleWindow(page).signInAsNew(name, email)
  await expect(page).toHaveURL('/post')
  await expect(accountMenu.button).toHaveAccessibleName(`Your account, ${email}`)
})
