import type { AccountError, AuthPort } from '@adamarket/shared/domain/auth-port.ts'
import { err } from '@adamarket/shared/domain/result.ts'
import { createMemoryAuth } from '@adamarket/shared/memory/memory-auth.ts'
import { createMemoryProfiles } from '@adamarket/shared/memory/memory-profiles.ts'
import { createSessionStore } from '@adamarket/shared/state/session-store.ts'
import { memoryStorage } from '@adamarket/shared/testing/memory-storage.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import * as account from '#expose/routes.tsx'

async function openRegister(auth: AuthPort = createMemoryAuth()) {
  const profiles = createMemoryProfiles([])
  const notify = { info: vi.fn(), success: vi.fn(), error: vi.fn() }
  const session = createSessionStore(memoryStorage(), auth)
  const rendered = await renderRemote(account, {
    path: '/register?redirectTo=%2Fpost',
    services: { auth, session, profiles, notify },
  })
  await screen.findByLabelText('Name')
  return { ...rendered, profiles, notify, session }
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }))

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Name'), ' Ayşe Kaya ')
  await userEvent.type(screen.getByLabelText('Email'), 'ayse@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'limon-agaci')
  for (const name of [/^I am 18/, /^I agree/]) {
    await userEvent.click(screen.getByRole('checkbox', { name }))
  }
}

describe('the registration page', () => {
  it('creates an account with a profile, greets the user, and redirects', async () => {
    const { profiles, notify, session, router } = await openRegister()
    await fillIn()
    await submit()
    expect(await screen.findByText('Another part of the site')).toBeVisible()
    expect(router.state.location.pathname).toBe('/post')
    expect(notify.success).toHaveBeenCalledWith(expect.stringContaining('ayse@example.com'))
    const { uid = '' } = session.getState().user ?? {}
    await expect
      .poll(() => profiles.byId(uid))
      .toEqual({
        ok: true,
        value: {
          id: uid,
          name: 'Ayşe Kaya',
          email: 'ayse@example.com',
          about: '',
          memberSince: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        },
      })
  })

  it('shows at each field what is wrong, and focuses the first', async () => {
    await openRegister()
    await userEvent.type(screen.getByLabelText('Password'), 'short')
    await submit()
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent('Please fix these 5 things:')
    for (const sentence of ['Enter your name.', '6 characters', '18 or older', 'Agree to the']) {
      expect(alert).toHaveTextContent(sentence)
    }
    expect(screen.getByLabelText('Name')).toHaveFocus()
    expect(screen.getByRole('checkbox', { name: 'I am 18 or older.' })).toBeInvalid()
  })

  it('takes back what has been corrected, and nothing else', async () => {
    await openRegister()
    await userEvent.type(screen.getByLabelText('Password'), 'short')
    await submit()
    await userEvent.type(screen.getByLabelText('Name'), 'Ayşe')
    await userEvent.click(screen.getByRole('checkbox', { name: 'I am 18 or older.' }))
    await userEvent.type(screen.getByLabelText('Password'), 'er')
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent('Please fix these 2 things:')
    expect(alert).not.toHaveTextContent('Enter your name.')
    expect(screen.getByLabelText('Name')).toBeValid()
    expect(screen.getByLabelText('Password')).toHaveFocus()
    await userEvent.type(screen.getByLabelText('Email'), 'a')
    expect(screen.getByLabelText('Email')).toBeInvalid()
    await userEvent.type(screen.getByLabelText('Email'), '@example.com')
    expect(screen.getByLabelText('Email')).toBeValid()
  })

  it('asks a new user to confirm an age of 18 or older', async () => {
    const { session } = await openRegister()
    await fillIn()
    await userEvent.click(screen.getByRole('checkbox', { name: 'I am 18 or older.' }))
    await submit()
    expect(screen.getByRole('alert')).toHaveTextContent('18 or older')
    expect(session.getState().user).toBeUndefined()
  })

  it('refuses a name that could be taken for the site’s', async () => {
    await openRegister()
    await userEvent.type(screen.getByLabelText('Name'), 'Ada Market Support')
    await submit()
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Choose another name: this one could be taken for AdaMarket’s own.',
    )
    expect(screen.getByLabelText('Name')).toBeInvalid()
  })

  it('has a switch at the email, with which the profile does not show it', async () => {
    const { profiles, session } = await openRegister()
    const shown = screen.getByRole('checkbox', { name: /^Show my email on my profile/ })
    expect(shown).toBeChecked()
    await userEvent.click(shown)
    await fillIn()
    await submit()
    expect(await screen.findByText('Another part of the site')).toBeVisible()
    const { uid = '' } = session.getState().user ?? {}
    await expect
      .poll(() => profiles.byId(uid))
      .toMatchObject({ value: { name: 'Ayşe Kaya', email: '' } })
  })

  it('says what others will see', async () => {
    await openRegister()
    expect(screen.getByText(/^Anyone can see your name, the month/)).toBeVisible()
  })

  it('links to the terms and the policy', async () => {
    await openRegister()
    const link = (name: string) => screen.getByRole('link', { name })
    expect(link('Terms and Conditions')).toHaveAttribute('href', '/TermsAndCondition')
    expect(link('Privacy Policy')).toHaveAttribute('href', '/privacy-policy')
    expect(
      screen.getByLabelText('I agree to the Terms and Conditions and the Privacy Policy.'),
    ).toBeVisible()
  })

  it.each<[AccountError['kind'], string]>([
    ['email-in-use', 'There’s already an account with this email. Sign in instead.'],
    ['weak-password', 'This password is too weak.'],
    ['invalid-email', 'Enter an email address like name@example.com.'],
    ['throttled', 'Too many accounts were created from here.'],
    ['unavailable', 'no account was created'],
    ['unexpected', 'We couldn’t create your account.'],
  ])('has a sentence for %s, and keeps what was typed', async (kind, sentence) => {
    await openRegister({ ...createMemoryAuth(), register: async () => err({ kind, cause: 'x' }) })
    await fillIn()
    await submit()
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    expect(screen.getByLabelText('Name')).toHaveValue(' Ayşe Kaya ')
    expect(screen.getByLabelText('Password')).toHaveValue('limon-agaci')
  })
})
