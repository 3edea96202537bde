import type { RemoteName } from '@adamarket/shared/contract/remote-modules.ts'
import { createTexts } from '@adamarket/shared/i18n/create-i18n.ts'
import { createMemoryServices } from '@adamarket/shared/testing/memory-services.ts'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { parseEnvironment } from '@adamarket/shared/contract/environment.ts'

import { aFragment } from '#testing/a-fragment.tsx'
import type { RemoteRoutes } from '#remotes/loading/composition.ts'
import { createComposition } from '#remotes/loading/composition.ts'
import { shellTexts } from '#texts/loaders.ts'

import { App } from './app.tsx'
import { createRouter } from './create-router.tsx'

const { links } = parseEnvironment({}, () => undefined)

const routes = {
  home: [{ path: '/', element: <h1>{'Home'}</h1> }],
  account: [
    { path: '/login', element: <h1>{'Sign in'}</h1> },
    { path: '/register', loader: () => answer, element: <h1>{'Register'}</h1> },
  ],
}

let arrive: () => void
let answer: Promise<undefined> | undefined

beforeEach(() => {
  // Navigation scrolls the window, which happy-dom does not implement.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})

/** The site, where browse is loading until it arrives, and its composition. */
async function open(path: string) {
  window.history.replaceState(null, '', path)
  const texts = createTexts('en')
  await texts.add(shellTexts.namespace, shellTexts.loaders)
  const services = createMemoryServices(texts)
  const browse = new Promise<RemoteRoutes>((resolve) => {
    arrive = () => resolve({ texts: shellTexts, routes: routes.home })
  })
  const composition = createComposition({
    deploy: async () => ({
      browse: release('browse', '/'),
      account: release('account', '/login'),
    }),
    load: async ({ name }) =>
      name === 'browse' ? await browse : { texts: shellTexts, routes: routes.account },
    onOwner: () => undefined,
    report: () => undefined,
  })
  const account = aFragment()
  const record = () => undefined
  const router = createRouter({ services, links, texts, composition, account, record })
  render(<App services={services} router={router} />)
  return { router, composition }
}

const release = (name: RemoteName, path: string) => ({
  name,
  version: '1',
  entry: `https://${name}.example/`,
  contract: '2.0.0',
  paths: [path],
  preload: {},
  texts: {},
})

test('a page that is navigated to again while its remote is loading is shown once it is loaded', async () => {
  const { router } = await open('/login')
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  act(() => void router.navigate('/', { replace: true }))
  act(() => void router.navigate('/'))
  await act(async () => arrive())
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
})

test('a page that is on its way when a release comes is shown, and the next one is of that release', async () => {
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
