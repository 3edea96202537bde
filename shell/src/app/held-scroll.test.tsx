import {
  createBrowserRouter,
  Outlet,
  RouterProvider,
  ScrollRestoration,
} from '@adamarket/shared/contract/router.ts'
import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { HeldScroll } from './held-scroll.tsx'

/** A window of 600 pixels on a page whose height changes. */
const page = { height: 800, top: 0, resize: () => {} }
const root = document.documentElement

beforeEach(() => {
  Object.assign(page, { height: 800, top: 0 })
  vi.spyOn(root, 'scrollHeight', 'get').mockImplementation(() => page.height)
  vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => page.top)
  vi.spyOn(window, 'scrollTo').mockImplementation((...args: unknown[]) => scroll(Number(args[1])))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(resized: () => void) {
        page.resize = resized
      }
      observe() {}
      disconnect() {
        page.resize = () => {}
      }
    },
  )
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

function scroll(top: number) {
  page.top = Math.max(0, Math.min(top, page.height - 600))
  document.dispatchEvent(new Event('scroll'))
}

function grow(height: number) {
  page.height = height
  page.resize()
}

/** A page that was left at 2,000 pixels, and is loaded again. */
function reloaded() {
  const router = createBrowserRouter([
    {
      path: '*',
      element: (
        <>
          <Outlet />
          <ScrollRestoration />
          <HeldScroll read={read} />
        </>
      ),
    },
  ])
  function read() {
    return router.state
  }
  const positions = { [router.state.location.key]: 2000 }
  sessionStorage.setItem('react-router-scroll-positions', JSON.stringify(positions))
  render(<RouterProvider router={router} />)
  return router
}

const expectTop = (top: number) => expect.poll(() => page.top).toBe(top)

it('a page that is too short for its scroll position reaches it once it is high enough, and stays there', async () => {
  reloaded()
  await expectTop(200)
  grow(1500)
  expect(page.top).toBe(900)
  grow(5000)
  expect(page.top).toBe(2000)
  // A browser that follows the footer.
  page.height = 6000
  scroll(3000)
  expect(page.top).toBe(2000)
  expect(root.style.overflowAnchor).toBe('none')
})

it('a page stays where the visitor scrolls to', async () => {
  reloaded()
  await expectTop(200)
  scroll(100)
  grow(5000)
  expect(page.top).toBe(100)
  expect(root.style.overflowAnchor).toBe('')
})

it('a visitor who scrolled before the page was interactive stays there', async () => {
  reloaded()
  scroll(100)
  await expect.poll(() => root.style.overflowAnchor).toBe('')
  grow(5000)
  expect(page.top).toBe(100)
})

it('a page that is left no longer scrolls', async () => {
  const router = reloaded()
  await expectTop(200)
  await act(() => router.navigate('/other'))
  grow(5000)
  expect(page.top).toBe(0)
  expect(root.style.overflowAnchor).toBe('')
})
