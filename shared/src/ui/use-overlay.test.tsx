import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createBrowserRouter, RouterProvider, useLocation } from '#contract/router.ts'

import { useOverlay } from './use-overlay.ts'

const leave = vi.fn()

function Page() {
  const { isOpen, open, close } = useOverlay('photos', useLocation().key)
  return isOpen ? (
    <>
      <button onClick={() => void close().then(leave)}>Close</button>
      <button onClick={() => void Promise.all([close(), close()])}>Close twice</button>
    </>
  ) : (
    <button onClick={open}>Open</button>
  )
}

beforeEach(() => window.history.replaceState(null, '', '/before'))
afterEach(() => leave.mockReset())

async function visit() {
  const load = vi.fn(() => null)
  const router = createBrowserRouter([
    { path: '/before', element: null },
    { path: '/page', element: <Page />, loader: load },
  ])
  const { unmount } = render(<RouterProvider router={router} />)
  await act(() => router.navigate('/page'))
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return { router, load, unmount }
}

const goBack = () => act(() => window.history.back())

it('is closed by Back, which stays on the page and loads nothing again', async () => {
  const { router, load } = await visit()
  goBack()
  expect(await screen.findByRole('button', { name: 'Open' })).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
  goBack()
  await waitFor(() => expect(router.state.location.pathname).toBe('/before'))
  router.dispose()
})

it.each(['Close', 'Close twice'])(
  'leaves no history entry behind after "%s", and one Back leaves the page',
  async (name) => {
    const { router } = await visit()
    await userEvent.click(screen.getByRole('button', { name }))
    expect(await screen.findByRole('button', { name: 'Open' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/page')
    goBack()
    await waitFor(() => expect(router.state.location.pathname).toBe('/before'))
    router.dispose()
  },
)

it('is closed before the page can be left', async () => {
  const { router } = await visit()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(leave).toHaveBeenCalledOnce())
  expect(window.history.state).not.toHaveProperty('overlay')
  router.dispose()
})

it('is open after a reload, and Back closes it', async () => {
  const { router, unmount } = await visit()
  unmount()
  router.dispose()
  const reloaded = createBrowserRouter([{ path: '/page', element: <Page /> }])
  render(<RouterProvider router={reloaded} />)
  expect(await screen.findByRole('button', { name: 'Close' })).toBeVisible()
  goBack()
  expect(await screen.findByRole('button', { name: 'Open' })).toBeVisible()
  reloaded.dispose()
})
