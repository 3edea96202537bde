import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { findListing } from '#fixtures/find-listing.ts'
import { test } from '#fixtures/test.ts'
import { AccountMenu } from '#pages/account-menu.ts'
import { SignInForm } from '#pages/sign-in-form.ts'

const ayse = 'ayse@example.com'
/** How the Auth service refuses. */
const refusals = [/^400: .*identitytoolkit/, /^console: Failed to load resource.*400/]

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
  await expect(page).toHaveURL('/')
  await expect(accountMenu.button).toBeVisible()
})

test('a visitor of /post signs in on home, in every tab, and signs out in every tab', async ({
  page,
  context,
  problems,
  frame,
  accountMenu,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  const form = new SignInForm(dialog)
  const postYourAd = { level: 1, name: 'POST YOUR AD' } as const
  const menuIn = (tab: Page) => tab.getByRole('button', { name: `Your account, ${ayse}` })
  const other = await context.newPage()
  await other.goto('/')

  await test.step('the dialog does not return once it was dismissed', async () => {
    await page.goto('/post')
    await expect(page).toHaveURL('/')
    await expect(form.email).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.reload()
    await expect(frame.signIn).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/')
  })

  await test.step('a wrong password keeps what was typed', async () => {
    problems.expectFromNow(...refusals)
    await page.goto('/post')
    await expect(form.email).toBeFocused()
    // The dialog returns, and still knows the page.
    await page.reload()
    await form.submit(ayse, 'a guess')
    await expect(form.failure).toContainText(
      'We couldn’t find an account with that email and password.',
    )
    await expect(form.email).toHaveValue(ayse)
    await expect(form.password).toHaveValue('a guess')
    expect(await marker(page)).toBeNull()
  })

  await test.step('the right one leads to /post, also after a reload, and signs in the other tab', async () => {
    await form.submit(ayse, 'adamarket')
    await expect(page).toHaveURL('/post')
    await expect(menuIn(page)).toBeVisible()
    expect(await marker(page)).toEqual({ email: ayse, uid: expect.stringMatching(/./) })
    await expect(menuIn(other)).toBeVisible()
    expect(await marker(other)).toMatchObject({ email: ayse })
    await page.reload()
    await expect(page.getByRole('heading', postYourAd)).toBeVisible()
  })

  await test.step('a new tab offers no sign-in before it knows the session', async () => {
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
    await expect(menuIn(tab)).toBeVisible()
    expect(await tab.evaluate(() => Reflect.get(window, 'hasOffered'))).toBe(false)
    await tab.close()
  })

  await test.step('signing out takes effect in the other tab as well', async () => {
    await new AccountMenu(other).choose('Post an ad')
    await expect(other.getByRole('heading', postYourAd)).toBeVisible()
    await accountMenu.choose('Sign out')
    await expect(frame.signIn).toBeVisible()
    await expect(other).toHaveURL('/')
    await expect(menuIn(other)).toBeHidden()
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL('/')
      await expect(tab.getByRole('dialog')).toBeHidden()
      expect(await marker(tab)).toBeNull()
    }
  })
})

/** What the session stores in the tab. */
async function marker(page: Page): Promise<unknown> {
  return await page.evaluate(() => JSON.parse(sessionStorage.getItem('loggedInUser') ?? 'null'))
}

test('what a visitor wanted goes on after signing in, unless they close the dialog @nightly', async ({
  page,
  browser,
  members,
  accountMenu,
}) => {
  const dialog = page.getByRole('dialog')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const leaveDialog = async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  const signInAsNew = async () => {
    const { email, password } = await members.create()
    await new SignInForm(dialog).submit(email, password)
    await expect(accountMenu.button).toBeVisible()
  }
  const listing = await findListing(browser)

  await page.goto('/search?query=civic')
  await press('Save search')
  await expect(dialog.getByText(/^Sign in to save this search/)).toBeVisible()
  await leaveDialog()
  await press('Save search')
  await signInAsNew()
  await dialog.getByRole('button', { name: 'Save search' }).click()
  await expect(dialog.getByText('Search saved')).toBeVisible()
  await leaveDialog()
  await expect(page.getByRole('link', { name: 'Search saved' })).toBeVisible()
  await accountMenu.choose('Sign out')

  await page.goto(listing)
  await press('Report this listing')
  await expect(dialog.getByText(/^Sign in to report this listing/)).toBeVisible()
  await signInAsNew()
  await expect(dialog.getByRole('radio', { name: 'It looks like a scam' })).toBeVisible()
  await leaveDialog()
  await accountMenu.choose('Sign out')

  await page.goto(listing)
  await press('Block seller')
  await expect(dialog.getByText('Sign in to block this seller.')).toBeVisible()
  await signInAsNew()
  await expect(page.getByText(/^You’ve blocked this seller/)).toBeVisible()
})
