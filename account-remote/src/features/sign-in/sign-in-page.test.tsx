import type { RoutesModule } from '@adamarket/shared/contract/remote-modules.ts'
import type { RouteObject } from '@adamarket/shared/contract/router.ts'
import type { AccountError, AuthPort } from '@adamarket/shared/domain/auth-port.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import { createMemoryAuth } from '@adamarket/shared/memory/memory-auth.ts'
import { createSessionStore } from '@adamarket/shared/state/session-store.ts'
import { memoryStorage } from '@adamarket/shared/testing/memory-storage.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import * as account from '#expose/routes.tsx'

const ayse = { uid: 'ayse', email: 'ayse@example.com', password: 'limon-agaci' }

function open(
  auth: AuthPort = createMemoryAuth([ayse]),
  path = '/login',
  site: RoutesModule = account,
) {
  const services = { auth, session: createSessionStore(memoryStorage(), auth) }
  return renderRemote(site, { path, services })
}

async function openSignIn(...page: Parameters<typeof open>) {
  const rendered = await open(...page)
  await screen.findByLabelText('Email')
  return rendered
}

async function signIn(email: string, password: string) {
  if (email) await userEvent.type(screen.getByLabelText('Email'), email)
  if (password) await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

/** An `onUserChange` that leaves out its first answer. */
function afterFirst({ onUserChange }: AuthPort): AuthPort['onUserChange'] {
  return (callback) => {
    let isFirst = true
    return onUserChange((user) => {
      if (!isFirst) callback(user)
      isFirst = false
    })
  }
}

describe('the sign-in page', () => {
  it('signs in and redirects home', async () => {
    const { router } = await openSignIn()
    await signIn(` ${ayse.email} `, ayse.password)
    expect(await screen.findByText('Another part of the site')).toBeVisible()
    expect(router.state.location.pathname).toBe('/')
  })

  it('signs in with Google, and redirects home', async () => {
    const auth = createMemoryAuth([ayse])
    const signInWithGoogle = () => auth.signIn(ayse.email, ayse.password)
    const { router } = await openSignIn({ ...auth, signInWithGoogle })
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }))
    expect(await screen.findByText('Another part of the site')).toBeVisible()
    expect(router.state.location.pathname).toBe('/')
  })

  it.each([
    ['/post?draft=1', '/post', '?draft=1'],
    ['//evil.example/post', '/', ''],
    ['/\\evil.example', '/', ''],
    ['https://evil.example', '/', ''],
    ['javascript:alert(1)', '/', ''],
  ])('asked to redirect to %s, leads to %s', async (redirectTo, pathname, search) => {
    const path = `/login?redirectTo=${encodeURIComponent(redirectTo)}`
    const { router } = await openSignIn(createMemoryAuth([ayse]), path)
    await signIn(ayse.email, ayse.password)
    expect(await screen.findByText('Another part of the site')).toBeVisible()
    expect(router.state.location).toMatchObject({ pathname, search })
  })

  it('redirects a visitor who has signed in before it was known that no user was', async () => {
    const auth = createMemoryAuth([ayse])
    const { router } = await openSignIn({ ...auth, onUserChange: afterFirst(auth) })
    await signIn(ayse.email, ayse.password)
    expect(await screen.findByText('Another part of the site')).toBeVisible()
    expect(router.state.location.pathname).toBe('/')
  })

  it('does not redirect a user who is on the way to another page', async () => {
    let arrive = () => {}
    const slow: RouteObject = {
      path: '/slow',
      loader: () =>
        new Promise((resolve) => {
          arrive = () => resolve(null)
        }),
      element: <h1>{'Slow'}</h1>,
    }
    const site: RoutesModule = {
      ...account,
      createRoutes: (services) => [...account.createRoutes(services), slow],
    }
    const { router } = await openSignIn(undefined, '/login', site)
    act(() => void router.navigate('/slow'))
    await signIn(ayse.email, ayse.password)
    expect(await screen.findByText(`You are signed in as ${ayse.email}.`)).toBeVisible()
    await act(async () => arrive())
    expect(await screen.findByRole('heading', { name: 'Slow' })).toBeVisible()
  })

  it('tells a signed-in user so, and offers to sign out', async () => {
    const auth = createMemoryAuth([ayse])
    await auth.signIn(ayse.email, ayse.password)
    await open(auth)
    expect(await screen.findByText(`You are signed in as ${ayse.email}.`)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(await screen.findByLabelText('Email')).toBeVisible()
  })

  it('says at the fields and above them what is missing, and focuses the first', async () => {
    await openSignIn()
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Please fix these 2 things:')
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email.')
    expect(screen.getByLabelText('Email')).toHaveFocus()
    await signIn('ayse', 'x')
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Enter an email address like name@example.com.',
    )
  })

  it('keeps what was typed when the password is wrong', async () => {
    await openSignIn()
    await signIn(ayse.email, 'a guess')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We couldn’t find an account with that email',
    )
    expect(screen.getByLabelText('Email')).toHaveValue(ayse.email)
    expect(screen.getByLabelText('Password')).toHaveValue('a guess')
  })

  it.each<[AccountError['kind'], string]>([
    ['account-disabled', 'This account is closed'],
    ['throttled', 'Too many attempts'],
    ['unavailable', 'couldn’t reach the server'],
    ['unexpected', 'couldn’t sign you in'],
  ])('has a sentence for %s', async (kind, sentence) => {
    await openSignIn({ ...createMemoryAuth(), signIn: async () => err({ kind, cause: 'x' }) })
    await signIn(ayse.email, ayse.password)
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  })

  it.each<[AccountError['kind'], string]>([
    ['popup-closed', 'The Google window closed'],
    ['not-offered', 'isn’t available here'],
    ['unavailable', 'couldn’t reach the server'],
  ])('has a sentence for %s from Google', async (kind, sentence) => {
    const signInWithGoogle = async () => err({ kind, cause: 'x' })
    await openSignIn({ ...createMemoryAuth(), signInWithGoogle })
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  })

  it('signs in once, however often the button is pressed', async () => {
    let attempts = 0
    const signInOnce: AuthPort['signIn'] = () => {
      attempts += 1
      return new Promise(() => undefined)
    }
    await openSignIn({ ...createMemoryAuth(), signIn: signInOnce })
    await signIn(ayse.email, ayse.password)
    await userEvent.keyboard('{Enter}')
    expect(attempts).toBe(1)
  })

  it('shows the password on request', async () => {
    await openSignIn({ ...createMemoryAuth(), signIn: async () => ok(undefined) })
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
  })

  it('keeps email and redirect when the visitor switches to registering', async () => {
    const { router } = await openSignIn(undefined, '/login?redirectTo=%2Fpost')
    await userEvent.type(screen.getByLabelText('Email'), 'new@example.com')
    await act(() => userEvent.click(screen.getByRole('link', { name: 'Create an account' })))
    expect(await screen.findByLabelText('Name')).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveValue('new@example.com')
    expect(router.state.location.search).toBe('?redirectTo=%2Fpost')
  })
})
