import { expect } from '@playwright/test'

import { civic } from '#fixtures/addresses.ts'
import { test } from '#fixtures/test.ts'
import { SignInForm } from '#pages/sign-in-form.ts'

/** As in a browser that blocks site data: accessing storage throws. */
function forbidStorage(): void {
  for (const store of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const) {
    Object.defineProperty(window, store, {
      get: () => {
        throw new DOMException('Site data is blocked', 'SecurityError')
      },
    })
  }
}

test('in a browser that blocks site data, everything works but nothing is stored @nightly', async ({
  page,
  problems,
  members,
  signIn,
  home,
  frame,
}) => {
  problems.expect(/^console: Documents cannot be stored on this device/)
  await page.addInitScript(forbidStorage)
  await home.open()
  await expect(home.cards).toHaveCount(10)
  const heart = page.getByRole('button', { name: `Favourite: ${civic}` }).first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const search = await frame.searchFor('civic')
  await expect(search.titles.filter({ hasText: civic })).toBeVisible()
  await frame.location.choose('Girne')
  await expect(frame.location.button).toHaveText('Girne')

  const { email, password } = await members.create()
  await frame.signIn.click()
  await new SignInForm(page.getByRole('dialog', { name: 'Sign in' })).submit(email, password)
  await expect(signIn.signedIn).toBeVisible()
  // From here on without reloading: what the page keeps ends with it.
  await expect(frame.location.button).toHaveText('Girne')
  await frame.logo.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})
