import type { RemoteName } from '@adamarket/shared/contract/remote-modules.ts'
import { createTexts } from '@adamarket/shared/i18n/create-i18n.ts'
import { createMemoryServices } from '@adamarket/shared/testing/memory-services.ts'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

import { App } from '#app/app.tsx'
import { createRouter } from '#app/create-router.tsx'
import { readOutsideLinks } from '#host/outside-links.ts'
import { aFragment } from '#remotes/a-fragment.tsx'
import type { RemoteRoutes } from '#remotes/composition.ts'
import { createComposition } from '#remotes/composition.ts'
import { shellTexts } from '#texts/loaders.ts'

const links = readOutsideLinks({}, () => undefined)

const routes = {
  home: [{ path: '/', element: <h1>{'Home'}</h1> }],
  signIn: [{ path: '/login', element: <h1>{'Sign in'}</h1> }],
}

let arrive: () => void

beforeEach(() => {
  // Navigation scrolls the window, which happy-dom does not implement.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})

/** The site, where browse is loading until it arrives. */
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
      name === 'browse' ? await browse : { texts: shellTexts, routes: routes.signIn },
    onOwner: () => undefined,
    report: () => undefined,
  })
  const account = aFragment()
  const record = () => undefined
  const router = createRouter({ services, links, texts, composition, account, record })
  render(<App services={services} router={router} />)
  return router
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
  const router = await open('/login')
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  act(() => void router.navigate('/', { replace: true }))
  act(() => void router.navigate('/'))
  await act(async () => arrive())
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
})
