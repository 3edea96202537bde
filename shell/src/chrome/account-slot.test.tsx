import { createMemoryAuth } from '@adamarket/shared/memory/memory-auth.ts'
import { createMemoryConnectivity } from '@adamarket/shared/memory/memory-connectivity.ts'
import { createSessionStore } from '@adamarket/shared/state/session-store.ts'
import { memoryStorage } from '@adamarket/shared/testing/memory-storage.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { onEveryPage } from '#testing/a-site.ts'
import { closeSignIn, openSignIn, withoutSignInRequests } from '#host/session/sign-in-request.ts'
import { aFragment } from '#testing/a-fragment.tsx'

import { AccountSlot } from './account-slot.tsx'
import { SignInOverlay } from './sign-in-overlay.tsx'

const ayse = { uid: 'user-1', email: 'ayse@example.com', password: 'secret' }

async function open({
  fragment = aFragment(),
  path = '/search?query=car',
  auth = createMemoryAuth([ayse]),
} = {}) {
  const page = onEveryPage(
    <>
      <AccountSlot fragment={fragment} />
      <SignInOverlay fragment={fragment} />
    </>,
  )
  const session = createSessionStore(memoryStorage(), auth)
  const notify = { info: vi.fn(), success: vi.fn(), error: vi.fn() }
  const connectivity = createMemoryConnectivity()
  const rendered = await renderRemote(page, {
    path,
    services: { auth, session, notify, connectivity, askToSignIn: openSignIn },
  })
  const signIn = () => act(() => auth.signIn(ayse.email, ayse.password))
  return { ...rendered, auth, notify, connectivity, fragment, signIn }
}

type Opened = Awaited<ReturnType<typeof open>>

const link = () => screen.getByRole('link', { name: 'Sign in' })
const dialog = () => screen.queryByRole('region', { name: 'The sign-in dialog' })

afterEach(() => {
  vi.useRealTimers()
  closeSignIn()
})

describe('for a visitor', () => {
  it('is a link to the sign-in page, which redirects back', async () => {
    await open()
    expect(link()).toHaveAttribute('href', '/login?redirectTo=%2Fsearch%3Fquery%3Dcar')
  })

  it('has no redirect on pages about signing in', async () => {
    await open({ path: '/register?redirectTo=%2Fpost' })
    expect(link()).toHaveAttribute('href', '/login')
    await userEvent.click(link())
    expect(dialog()).not.toBeInTheDocument()
  })

  it('opens the dialog on a click', async () => {
    await open()
    await userEvent.click(link())
    expect(dialog()).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Close it' }))
    expect(dialog()).not.toBeInTheDocument()
  })

  it('says that the dialog could not be loaded, and tries again', async () => {
    const fragment = aFragment({ isDown: true })
    await open({ fragment })
    await userEvent.click(link())
    expect(await screen.findByText('You can’t sign in right now')).toBeVisible()
    fragment.isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(dialog()).toBeInTheDocument()
  })

  it('says so as well when the backend has not confirmed the session, such as offline', async () => {
    vi.useFakeTimers()
    const auth = { ...createMemoryAuth([ayse]), onUserChange: () => () => {} }
    await open({ fragment: aFragment({ isDown: true }), auth })
    await act(() => vi.advanceTimersByTimeAsync(8_000))
    fireEvent.click(link())
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(screen.getByText('You can’t sign in right now')).toBeVisible()
  })
})

describe('the dialog that a page has requested', () => {
  it('redirects to that page after signing in', async () => {
    const { router, signIn } = await open({ path: '/' })
    act(() => openSignIn('/post'))
    expect(dialog()).toBeInTheDocument()
    await signIn()
    expect(dialog()).not.toBeInTheDocument()
    expect(router.state.location.pathname).toBe('/post')
  })

  it('does not redirect once it was dismissed', async () => {
    const { router, signIn } = await open({ path: '/' })
    act(() => openSignIn('/post'))
    await userEvent.click(screen.getByRole('button', { name: 'Close it' }))
    await signIn()
    expect(router.state.location.pathname).toBe('/')
  })

  it('gives the reason, and continues the action of the visitor once', async () => {
    const { auth, signIn } = await open()
    const onSignedIn = vi.fn()
    act(() => openSignIn(undefined, { reason: 'Sign in to save it.', onSignedIn }))
    expect(screen.getByText('Sign in to save it.')).toBeVisible()
    expect(onSignedIn).not.toHaveBeenCalled()
    await signIn()
    await act(() => auth.signOut())
    await signIn()
    expect(onSignedIn).toHaveBeenCalledOnce()
  })

  it('forgets the action of the visitor once it was dismissed', async () => {
    const { signIn } = await open()
    const onSignedIn = vi.fn()
    act(() => openSignIn(undefined, { onSignedIn }))
    await userEvent.click(screen.getByRole('button', { name: 'Close it' }))
    await userEvent.click(link())
    await signIn()
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  it('never redirects to another site', async () => {
    const { router, signIn } = await open({ path: '/' })
    act(() => openSignIn('//evil.example/post'))
    await signIn()
    expect(router.state.location.pathname).toBe('/')
  })

  it('is closed by going back', async () => {
    const { router } = await open({ path: '/' })
    await act(() => router.navigate('/listing/1'))
    act(() => openSignIn())
    expect(dialog()).toBeInTheDocument()
    await act(() => router.navigate(-1))
    expect(dialog()).not.toBeInTheDocument()
  })

  it('stays closed when the page is left because of a sign-out', async () => {
    await open()
    await act(() => withoutSignInRequests(async () => openSignIn('/post')))
    expect(dialog()).not.toBeInTheDocument()
  })
})

describe('for a signed-in user', () => {
  const button = () => screen.getByRole('button', { name: 'Your account, ayse@example.com' })

  it('is the menu of the account remote', async () => {
    const { signIn } = await open()
    await signIn()
    expect(await screen.findByText('The menu of ayse@example.com')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument()
  })

  it('is a button that reports a menu that cannot be loaded, and opens it once it can', async () => {
    const fragment = aFragment({ isDown: true })
    const { signIn, notify } = await open({ fragment })
    await signIn()
    await userEvent.click(button())
    expect(notify.error).toHaveBeenCalledExactlyOnceWith(
      'Couldn’t load the menu. Something went wrong on our side. Try again in a moment.',
    )
    fragment.isDown = false
    await userEvent.click(button())
    expect(screen.getByText('The menu of ayse@example.com')).toHaveAttribute(
      'data-default-open',
      'true',
    )
  })

  it('opens the menu by a press during which it was loaded', async () => {
    const fragment = aFragment({ isDown: true })
    const { signIn } = await open({ fragment })
    await signIn()
    await expect.poll(() => fragment.store.getState().status).toBe('failed')
    const pressed = button()
    fireEvent.pointerDown(pressed)
    fragment.isDown = false
    await act(() => fragment.load())
    expect(pressed).toBeInTheDocument()
    fireEvent.pointerUp(pressed)
    fireEvent.click(pressed)
    const menu = await screen.findByText('The menu of ayse@example.com')
    expect(menu).toHaveAttribute('data-default-open', 'true')
  })

  it('shows the menu, closed, after a press that ended elsewhere', async () => {
    const fragment = aFragment({ isDown: true })
    const { signIn } = await open({ fragment })
    await signIn()
    await expect.poll(() => fragment.store.getState().status).toBe('failed')
    fireEvent.pointerDown(button())
    fragment.isDown = false
    await act(() => fragment.load())
    fireEvent.pointerUp(document.body)
    const menu = await screen.findByText('The menu of ayse@example.com')
    expect(menu).toHaveAttribute('data-default-open', 'false')
  })

  it('is a button that blames the connection only while nothing gets through', async () => {
    const { signIn, notify, connectivity } = await open({ fragment: aFragment({ isDown: true }) })
    await signIn()
    connectivity.set(false)
    await userEvent.click(button())
    expect(notify.error).toHaveBeenCalledExactlyOnceWith(
      'Couldn’t load the menu. Check your connection and try again.',
    )
  })

  it.each([
    [
      'the connection is back',
      ({ connectivity }: Opened) => {
        connectivity.set(false)
        connectivity.set(true)
      },
    ],
    ['another page is visited', ({ router }: Opened) => router.navigate('/AboutUs')],
  ])('tries again when %s', async (_what, happen) => {
    const fragment = aFragment({ isDown: true })
    const opened = await open({ fragment })
    await opened.signIn()
    await expect.poll(() => fragment.store.getState().status).toBe('failed')
    fragment.isDown = false
    await act(async () => await happen(opened))
    expect(screen.getByText('The menu of ayse@example.com')).toBeInTheDocument()
  })
})
