import type { AccountError } from '@adamarket/shared/domain/auth-port.ts'
import { err } from '@adamarket/shared/domain/result.ts'
import { createMemoryAuth } from '@adamarket/shared/memory/memory-auth.ts'
import { createSessionStore } from '@adamarket/shared/state/session-store.ts'
import { memoryStorage } from '@adamarket/shared/testing/memory-storage.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import * as account from '#expose/routes.tsx'

const ayse = { uid: 'ayse', email: 'ayse@example.com', password: 'limon-agaci' }

/** In-memory auth uses addresses as codes; `again` makes the links of tests different. */
async function follow(mode: string, again: string, code = ayse.email) {
  const auth = createMemoryAuth([ayse])
  const applyCode = vi.spyOn(auth, 'applyCode')
  const session = createSessionStore(memoryStorage(), auth)
  const path = `/account-action?mode=${mode}&oobCode=${encodeURIComponent(code)}&test=${again}`
  const rendered = await renderRemote(account, { path, services: { auth, session } })
  return { ...rendered, auth, applyCode, session }
}

describe('the link of an email', () => {
  it.each([
    ['verifyEmail', 'Your email is confirmed'],
    ['verifyAndChangeEmail', 'Your email has been changed'],
    ['recoverEmail', 'Your old email is restored'],
  ])('%s takes effect once and says so', async (mode, title) => {
    const { applyCode, router } = await follow(mode, 'done')
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    await act(() => router.revalidate())
    expect(screen.getByRole('heading', { name: title })).toBeVisible()
    expect(applyCode).toHaveBeenCalledOnce()
  })

  it('resetPassword sets a new password, signs in with it and redirects home', async () => {
    const { session, router } = await follow('resetPassword', 'reset')
    await userEvent.type(await screen.findByLabelText('New password'), 'short')
    await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Use at least 6 characters')
    await userEvent.type(screen.getByLabelText('New password'), ' portakal')
    await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
    expect(await screen.findByText('Another part of the site')).toBeVisible()
    expect(router.state.location.pathname).toBe('/')
    expect(session.getState().user?.uid).toBe('ayse')
  })

  it('says that it was used before, and offers another', async () => {
    await follow('verifyEmail', 'used', 'no such code')
    expect(await screen.findByRole('alert')).toHaveTextContent('has expired or was already used')
    expect(screen.getByRole('link', { name: 'Reset your password' })).toHaveAttribute(
      'href',
      '/reset-password',
    )
  })

  it('shows the change to the user of a page that does not know yet who that is', async () => {
    const auth = createMemoryAuth([ayse])
    const refresh = vi.spyOn(auth, 'refresh')
    const session = createSessionStore(memoryStorage(), { onUserChange: () => () => {} })
    const path = `/account-action?mode=verifyEmail&oobCode=${ayse.email}&test=early`
    await renderRemote(account, { path, services: { auth, session } })
    expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('can be tried again when the server did not answer', async () => {
    const auth = createMemoryAuth([ayse])
    const down: AccountError = { kind: 'unavailable', cause: 'x' }
    vi.spyOn(auth, 'applyCode').mockResolvedValueOnce(err(down))
    const path = `/account-action?mode=verifyEmail&oobCode=${ayse.email}&test=down`
    await renderRemote(account, { path, services: { auth } })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
  })

  it.each(['', '?mode=signIn&oobCode=x', '?mode=verifyEmail'])(
    'is invalid as %j, so that the page shows the state of the address',
    async (search) => {
      await renderRemote(account, { path: `/account-action${search}` })
      expect(await screen.findByRole('heading', { name: 'Your email' })).toBeVisible()
    },
  )
})
