import type { AccountError, AuthPort } from '@adamarket/shared/domain/auth-port.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import { createMemoryAuth } from '@adamarket/shared/memory/memory-auth.ts'
import { createSessionStore } from '@adamarket/shared/state/session-store.ts'
import { memoryStorage } from '@adamarket/shared/testing/memory-storage.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import * as account from '#expose/routes.tsx'

const ayse = { uid: 'ayse', email: 'ayse@example.com', password: 'limon-agaci' }

async function openSignIn(auth: AuthPort = createMemoryAuth([ayse])) {
  await renderRemote(account, {
    path: '/login',
    services: { auth, session: createSessionStore(memoryStorage(), auth) },
  })
  await screen.findByLabelText('E-mail')
}

async function signIn(email: string, password: string) {
  if (email) await userEvent.type(screen.getByLabelText('E-mail'), email)
  if (password) await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

describe('the sign-in page', () => {
  it('signs in, and out again', async () => {
    await openSignIn()
    await signIn(` ${ayse.email} `, ayse.password)
    expect(await screen.findByText(`You are signed in as ${ayse.email}.`)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(await screen.findByLabelText('E-mail')).toBeVisible()
  })

  it('says what is missing', async () => {
    await openSignIn()
    await signIn(ayse.email, '')
    expect(screen.getByRole('alert')).toHaveTextContent('enter your e-mail and your password')
  })

  it('keeps what was typed when the password is wrong', async () => {
    await openSignIn()
    await signIn(ayse.email, 'a guess')
    expect(await screen.findByRole('alert')).toHaveTextContent('No account has this e-mail')
    expect(screen.getByLabelText('E-mail')).toHaveValue(ayse.email)
    expect(screen.getByLabelText('Password')).toHaveValue('a guess')
  })

  it.each<[AccountError['kind'], string]>([
    ['account-disabled', 'This account is closed'],
    ['throttled', 'Too many attempts'],
    ['unavailable', 'could not reach the server'],
    ['unexpected', 'could not be signed in'],
  ])('has a sentence for %s', async (kind, sentence) => {
    await openSignIn({ ...createMemoryAuth(), signIn: async () => err({ kind, cause: 'x' }) })
    await signIn(ayse.email, ayse.password)
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  })

  it('asks once, however often the button is pressed', async () => {
    let asked = 0
    const signInOnce: AuthPort['signIn'] = () => {
      asked += 1
      return new Promise(() => undefined)
    }
    await openSignIn({ ...createMemoryAuth(), signIn: signInOnce })
    await signIn(ayse.email, ayse.password)
    await userEvent.keyboard('{Enter}')
    expect(asked).toBe(1)
  })

  it('shows the password on request', async () => {
    await openSignIn({ ...createMemoryAuth(), signIn: async () => ok(undefined) })
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
  })
})
