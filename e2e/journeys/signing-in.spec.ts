import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { accountsUrl, callEmulator } from '#fixtures/emulators.ts'
import { test } from '#fixtures/test.ts'
import { SignInForm } from '#pages/sign-in-form.ts'

const ayse = 'ayse@example.com'
/** How the Auth service refuses. */
const refusals = [/^400: .*identitytoolkit/, /^console: Failed to load resource.*400/]

test('a wrong password keeps what was typed, and the right one signs in, across a reload', async ({
  page,
  problems,
  frame,
  signIn,
  accountMenu,
}) => {
  problems.expect(...refusals)
  await signIn.open()
  expect(await marker(page)).toBeNull()
  await signIn.submit(ayse, 'a guess')
  await expect(signIn.failure).toContainText(
    'We couldn’t find an account with that email and password.',
  )
  await expect(signIn.email).toHaveValue(ayse)
  await expect(signIn.password).toHaveValue('a guess')
  expect(await marker(page)).toBeNull()

  await signIn.signInAsDemoUser()
  await expect(page).toHaveURL('/')
  await expect(frame.signIn).toBeHidden()
  expect(await marker(page)).toEqual({ email: ayse, uid: expect.stringMatching(/./) })

  await page.goto('/post')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'POST YOUR AD' })).toBeVisible()

  await accountMenu.choose('Sign out')
  await expect(page).toHaveURL('/')
  await expect(frame.signIn).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await marker(page)).toBeNull()
})

test('a visitor registers, verifies the email, signs out and in, and chooses a new password', async ({
  page,
  signIn,
  accountMenu,
  authEmulator,
  frame,
}) => {
  test.slow()
  const email = `new-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`
  await signIn.open()
  await signIn.email.fill(email)
  await signIn.register.click()
  await expect(signIn.email).toHaveValue(email)
  await signIn.registerAs('Yeni Üye', email, 'limon-agaci')
  await expect(frame.toast).toContainText(email)
  await expect(page).toHaveURL('/')

  await accountMenu.button.click()
  await expect(accountMenu.item('Confirm your email')).toBeVisible()
  await accountMenu.item('Profile').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Yeni Üye' })).toBeVisible()
  await expect(page.getByText(/^Member since/)).toBeVisible()

  await page.goto((await authEmulator.linkFor(email, 'VERIFY_EMAIL')) ?? '')
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
  await accountMenu.button.click()
  await expect(accountMenu.item('Sign out')).toBeVisible()
  await expect(accountMenu.item('Confirm your email')).toBeHidden()
  await accountMenu.item('Sign out').click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()

  await signIn.open()
  await signIn.forgot.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible()
  await signIn.email.fill(email)
  await signIn.sendLink.click()
  await expect(page.getByText('Check your inbox')).toBeVisible()
  await page.goto((await authEmulator.linkFor(email, 'PASSWORD_RESET')) ?? '')
  await page.getByLabel('New password', { exact: true }).fill('portakal-agaci')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page).toHaveURL('/')
  await accountMenu.choose('Sign out')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()

  await signIn.open()
  await signIn.submit(email, 'portakal-agaci')
  await expect(accountMenu.button).toBeVisible()
})

test('a disabled account, and a service that does not answer, show a message', async ({
  page,
  problems,
  signIn,
  testData,
}) => {
  problems.expect(...refusals, /identitytoolkit/, /^console: Failed to load resource/)
  const { email, password, uid } = await testData.addAccount()
  await callEmulator('POST', `${accountsUrl}:update`, { localId: uid, disableUser: true })
  await signIn.open()
  await signIn.submit(email, password)
  await expect(signIn.failure).toContainText('This account is closed.')

  await page.route(/accounts:signInWithPassword/, (route) => route.abort('internetdisconnected'))
  await signIn.submitButton.click()
  await expect(signIn.failure).toContainText('We couldn’t reach the server.')
  await expect(signIn.email).toHaveValue(email)
  await expect(signIn.password).toHaveValue(password)
})

test('an email that has an account, and a link that was used before, show a message', async ({
  page,
  problems,
  signIn,
}) => {
  problems.expect(...refusals)
  await signIn.open()
  await signIn.register.click()
  await signIn.registerAs('Ayşe', ayse, 'limon-agaci')
  await expect(signIn.failure).toContainText('There’s already an account with this email.')
  await expect(signIn.name).toHaveValue('Ayşe')

  await page.goto('/account-action?mode=verifyEmail&oobCode=used-before')
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'has expired or was already used',
  )
})

test('/post redirects to /, asks to sign in there, and then redirects back', async ({
  page,
  accountMenu,
}) => {
  await page.goto('/post')
  await expect(page).toHaveURL('/')
  const dialog = new SignInForm(page.getByRole('dialog', { name: 'Sign in' }))
  await expect(dialog.email).toBeFocused()
  await page.reload()
  await dialog.submit(ayse, 'adamarket')
  await expect(page).toHaveURL('/post')
  await expect(accountMenu.button).toBeVisible()
})

test('a dismissed dialog does not return', async ({ page, frame }) => {
  await page.goto('/post')
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(frame.signIn).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/')
})

test('signing in and out in one tab takes effect in the other', async ({
  context,
  signIn,
  frame,
  accountMenu,
}) => {
  const other = await context.newPage()
  await other.goto('/')
  await signIn.open()
  await signIn.signInAsDemoUser()
  const inOther = other.getByRole('button', { name: `Your account, ${ayse}` })
  await expect(inOther).toBeVisible()
  expect(await marker(other)).toMatchObject({ email: ayse })

  await other.goto('/post')
  await expect(other.getByRole('heading', { level: 1, name: 'POST YOUR AD' })).toBeVisible()
  await accountMenu.choose('Sign out')
  await expect(frame.signIn).toBeVisible()
  await expect(other).toHaveURL('/')
  await expect(inOther).toBeHidden()
  await expect(other.getByRole('dialog')).toBeHidden()
  expect(await marker(other)).toBeNull()
})

test('a new tab of a member offers no sign-in before it knows the session', async ({
  context,
  signIn,
}) => {
  await signIn.open()
  await signIn.signInAsDemoUser()
  const tab = await context.newPage()
  await tab.addInitScript(() => {
    // It is offered after 8 seconds without an answer, which can happen on a busy machine.
    const end = performance.now() + 8_000
    Object.assign(window, { hasOffered: false })
    const look = () => {
      const link = document.querySelector('header a[href^="/login"]')
      if (performance.now() > end) return
      if (link?.checkVisibility({ visibilityProperty: true })) {
        Object.assign(window, { hasOffered: true })
      }
      requestAnimationFrame(look)
    }
    look()
  })
  await tab.goto('/')
  await expect(tab.getByRole('button', { name: `Your account, ${ayse}` })).toBeVisible()
  expect(await tab.evaluate(() => Reflect.get(window, 'hasOffered'))).toBe(false)
})

/** What the session stores in the tab. */
async function marker(page: Page): Promise<unknown> {
  return await page.evaluate(() => JSON.parse(sessionStorage.getItem('loggedInUser') ?? 'null'))
}
