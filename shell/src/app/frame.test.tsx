import { createMemoryConnectivity } from '@adamarket/shared/memory/memory-connectivity.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseEnvironment } from '@adamarket/shared/contract/environment.ts'

import { aSite } from '#testing/a-site.ts'
import { aFragment } from '#testing/a-fragment.tsx'
import { PageLoading } from '#remotes/page/page-loading.tsx'

import { Frame } from './frame.tsx'

const { links } = parseEnvironment({}, () => undefined)

let arrive: () => void
let isHanging = false
const retry = vi.fn(() => Promise.resolve())

const site = aSite({
  element: <Frame links={links} account={aFragment()} retry={retry} />,
  children: [
    { path: '/', element: <title>Home</title> },
    {
      path: '/search',
      element: (
        <>
          <title>Results</title>
          <meta name="description" content="What was found" />
        </>
      ),
    },
    {
      path: '/outline',
      element: <PageLoading onTryAgain={() => undefined} />,
      loader: () => (isHanging ? new Promise(() => undefined) : null),
    },
    {
      path: '/slow',
      element: <title>Slow</title>,
      loader: () =>
        new Promise((resolve) => {
          arrive = () => resolve(null)
        }),
    },
  ],
})

const announced = (title: string) =>
  screen.getAllByRole('status').some(({ textContent }) => textContent === title)

beforeEach(() => {
  // Navigation scrolls the window, which happy-dom does not implement.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.useRealTimers()
})

test('has landmarks and a skip link', async () => {
  await renderRemote(site, { path: '/' })
  for (const landmark of ['banner', 'search', 'main', 'contentinfo']) {
    expect(screen.getByRole(landmark)).toBeInTheDocument()
  }
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
})

describe('a navigation', () => {
  test('moves focus to the content and announces the title', async () => {
    const { router } = await renderRemote(site, { path: '/' })
    await act(() => router.navigate('/search'))
    expect(screen.getByRole('main')).toHaveFocus()
    await expect.poll(() => announced('Results')).toBe(true)
  })

  test('announces a title that the page sets later', async () => {
    const { router } = await renderRemote(site, { path: '/' })
    await act(() => router.navigate('/search'))
    await expect.poll(() => announced('Results')).toBe(true)
    act(() => {
      document.title = 'Results for civic'
    })
    await expect.poll(() => announced('Results for civic')).toBe(true)
  })

  test('leaves the first page to the browser', async () => {
    vi.useFakeTimers()
    await renderRemote(site, { path: '/' })
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(document.body).toHaveFocus()
    expect(announced('Home')).toBe(false)
  })

  test('keeps the focus when only the query changes', async () => {
    const { router } = await renderRemote(site, { path: '/search?query=car' })
    const tab = screen.getAllByRole('link', { name: 'Jobs' })[0]
    tab?.focus()
    await act(() => router.navigate('/search?query=Jobs'))
    expect(tab).toHaveFocus()
  })
})

test('replaces the description of the site by that of the page, and restores it', async () => {
  const descriptions = () =>
    [...document.head.querySelectorAll('meta[name="description"]')].map((it) =>
      it.getAttribute('content'),
    )
  document.head.innerHTML =
    '<meta name="description" data-default-description content="Buy and sell">'
  const { router } = await renderRemote(site, { path: '/search' })
  await expect.poll(descriptions).toEqual(['What was found'])
  await act(() => router.navigate('/'))
  await expect.poll(descriptions).toEqual(['Buy and sell'])
})

describe('while a page is loading', () => {
  test('shows nothing at first, then progress, then a retry button', async () => {
    vi.useFakeTimers()
    const { router } = await renderRemote(site, { path: '/' })
    act(() => void router.navigate('/slow?id=1'))
    await act(() => vi.advanceTimersByTimeAsync(149))
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByRole('progressbar')).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(7_849))
    expect(screen.queryByText('Still loading')).not.toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByText('Still loading')).toBeInTheDocument()

    const arriveFirst = arrive
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(retry).toHaveBeenCalledExactlyOnceWith('/slow')
    expect(arrive).not.toBe(arriveFirst)
    expect(screen.queryByText('Still loading')).not.toBeInTheDocument()

    arrive()
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(router.state.location.search).toBe('?id=1')
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
    expect(screen.queryByText('Still loading')).not.toBeInTheDocument()
  })

  test('says once, in the placeholder, that loading is slow', async () => {
    vi.useFakeTimers()
    isHanging = false
    const { router } = await renderRemote(site, { path: '/outline' })
    await act(() => vi.advanceTimersByTimeAsync(0))
    isHanging = true
    act(() => void router.navigate('/outline'))
    await act(() => vi.advanceTimersByTimeAsync(8_000))
    expect(screen.getByRole('progressbar')).toBeInTheDocument()
    const [words, ...others] = screen.getAllByText('Still loading')
    expect(screen.getByRole('main')).toContainElement(words ?? null)
    expect(others).toEqual([])
  })
})

test('says that there is no connection while offline', async () => {
  const connectivity = createMemoryConnectivity()
  await renderRemote(site, { path: '/', services: { connectivity } })
  act(() => connectivity.set(false))
  expect(screen.getByText(/^You’re offline/)).toBeInTheDocument()
  act(() => connectivity.set(true))
  expect(screen.queryByText(/^You’re offline/)).not.toBeInTheDocument()
})
