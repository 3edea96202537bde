import { createBrowserRouter, Outlet, RouterProvider } from '@adamarket/shared/contract/router.ts'
import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { HeldPlace } from '#app/held-place.tsx'

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
})

function scroll(top: number) {
  page.top = Math.max(0, Math.min(top, page.height - 600))
  document.dispatchEvent(new Event('scroll'))
}

function grow(height: number) {
  page.height = height
  page.resize()
}

/** A page that the router has restored at 2,000 pixels, as far as its height allowed. */
function restored() {
  const router = createBrowserRouter([
    {
      path: '*',
      element: (
        <>
          <Outlet />
          <HeldPlace read={() => router.state} />
        </>
      ),
    },
  ])
  const rendered = render(<RouterProvider router={router} />)
  act(() => {
    router.enableScrollRestoration({ default: 2000 }, () => page.top)
  })
  window.scrollTo(0, 2000)
  return { ...rendered, router }
}

it('a page that was too short for its place reaches it once it is high enough, and keeps it', () => {
  restored()
  expect(page.top).toBe(200)
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

it('a visitor who scrolls decides where the page stands', () => {
  restored()
  scroll(100)
  grow(5000)
  expect(page.top).toBe(100)
  expect(root.style.overflowAnchor).toBe('')
})

it('the place ends with the page', async () => {
  const { router } = restored()
  await act(() => router.navigate('/other'))
  grow(5000)
  expect(page.top).toBe(200)
  expect(root.style.overflowAnchor).toBe('')
})
