import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { test } from '#fixtures/test.ts'

test('a wrong password keeps what was typed, and the right one signs in, over a reload', async ({
  page,
  problems,
  frame,
  signIn,
}) => {
  // How the Auth service says no.
  problems.expect(/^400: .*signInWithPassword/, /^console: Failed to load resource.*400/)
  await signIn.open()
  expect(await marker(page)).toBeNull()
  await signIn.submit('ayse@example.com', 'a guess')
  await expect(signIn.failure).toContainText('No account has this e-mail and this password.')
  await expect(signIn.email).toHaveValue('ayse@example.com')
  await expect(signIn.password).toHaveValue('a guess')
  expect(await marker(page)).toBeNull()

  await signIn.signInAsDemoUser()
  await expect(frame.signIn).toBeHidden()
  expect(await marker(page)).toEqual({
    email: 'ayse@example.com',
    uid: expect.stringMatching(/./),
  })

  await page.reload()
  await expect(signIn.signedIn).toBeVisible()
  await page.goto('/post')
  await expect(page.getByRole('heading', { level: 1, name: 'POST YOUR AD' })).toBeVisible()

  await signIn.open()
  await signIn.signOut.click()
  await expect(signIn.email).toBeVisible()
  await expect(frame.signIn).toBeVisible()
  expect(await marker(page)).toBeNull()
  await page.goto('/post')
  await expect(page).toHaveURL('/')
})

/** What the session leaves in the storage of the tab. */
async function marker(page: Page): Promise<unknown> {
  return await page.evaluate(() => JSON.parse(sessionStorage.getItem('loggedInUser') ?? 'null'))
}
