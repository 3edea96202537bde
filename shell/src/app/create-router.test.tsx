import { createTexts } from '@adamarket/shared/i18n/create-texts.ts'
import { createMemoryServices } from '@adamarket/shared/testing/memory-services.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseEnvironment } from '@adamarket/shared/contract/environment.ts'

import { aFragment } from '#testing/a-fragment.tsx'
import { aRelease } from '#testing/a-release.ts'
import type { RemoteRoutes } from '#remotes/loading/composition.ts'
import { createComposition } from '#remotes/loading/composition.ts'
import { shellTexts } from '#texts/loaders.ts'

import { App } from './app.tsx'
import { createRouter } from './create-router.tsx'

const { links } = parseEnvironment({}, () => undefined)

const home = [{ path: '/', element: <h1>{'Home'}</h1> }]

let arrive: () => void
let answer: Promise<undefined> | undefined
let code: Promise<() => ReactNode>

/** What each release of the account's remote creates. */
const accountRoutes = () => [
  { path: '/login', element: <h1>{'Sign in'}</h1> },
  { path: '/register', loader: () => answer, element: <h1>{'Register'}</h1> },
  { path: '/reset', lazy: { Component: () => code } },
]

beforeEach(() => {
  // Navigation scrolls the window, which happy-dom does not implement.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})

afterEach(() => vi.useRealTimers())

/** The site, where browse is loading until it arrives, and its composition. */
async function open(path: string) {
  window.history.replaceState(null, '', path)
  const texts = createTexts('en')
  await texts.add(shellTexts.namespace, shellTexts.loaders)
  const services = createMemoryServices(texts)
  const browse = new Promise<RemoteRoutes>((resolve) => {
    arrive = () => resolve({ texts: shellTexts, routes: home })
  })
  const composition = createComposition({
    readDeployment: async () => ({
      browse: aRelease('browse', ['/']),
      account: aRelease('account', ['/login', '/reset']),
    }),
    load: async ({ name }) =>
      name === 'browse' ? await browse : { texts: shellTexts, routes: accountRoutes() },
    onOwner: () => undefined,
    report: () => undefined,
  })
  const account = aFragment()
  const record = () => undefined
  const router = createRouter({ services, links, texts, composition, account, record })
  render(<App texts={texts} services={services} router={router} />)
  return { router, composition }
}

test('a page that is navigated to again while its remote is loading is shown once it is loaded', async () => {
  const { router } = await open('/login')
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  act(() => void router.navigate('/', { replace: true }))
  act(() => void router.navigate('/'))
  await act(async () => arrive())
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
})

test('a page that is loading when a release is published is shown, and the next page is of the new release', async () => {
  const { router, composition } = await open('/login')
  await screen.findByRole('heading', { name: 'Sign in' })
  let loaded = () => {}
  answer = new Promise((resolve) => (loaded = () => resolve(undefined)))
  let ended: Promise<void> | undefined
  act(() => void (ended = router.navigate('/register')))
  act(() => {
    const { remotes } = composition.store.getState()
    const module = { texts: shellTexts, routes: [{ path: '/login', element: <h1>{'Newer'}</h1> }] }
    const value = { version: '2', insteadOf: undefined, module }
    composition.store.setState({
      remotes: { ...remotes, account: { status: 'ready', attempt: 0, value } },
    })
  })
  await act(async () => loaded())
  await ended
  expect(await screen.findByRole('heading', { name: 'Register' })).toBeVisible()
  await act(() => router.navigate('/login'))
  expect(await screen.findByRole('heading', { name: 'Newer' })).toBeVisible()
})

test('a page whose code hangs is shown once it loads after trying again', async () => {
  const { router } = await open('/login')
  await screen.findByRole('heading', { name: 'Sign in' })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  code = new Promise(() => {})
  act(() => void router.navigate('/reset'))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  code = Promise.resolve(() => <h1>{'New password'}</h1>)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'New password' })).toBeVisible()
})
