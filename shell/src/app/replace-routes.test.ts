import { createBrowserRouter } from '@adamarket/shared/contract/router.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { replaceRoutes } from './replace-routes.ts'

const loadOld = vi.fn(() => 'old')
const loadNew = vi.fn(() => 'new')
let router: ReturnType<typeof createBrowserRouter>

beforeEach(async () => {
  vi.clearAllMocks()
  router = createBrowserRouter([
    { id: 'old', path: '/', loader: loadOld },
    { id: 'splat', path: '*' },
  ])
  await vi.waitUntil(() => router.state.initialized, { timeout: 60_000 })
  replaceRoutes(router, [
    { id: 'new', path: '/', loader: loadNew },
    { id: 'added', path: '/added', loader: loadNew },
  ])
})
afterEach(() => router.dispose())

const shown = () => router.state.matches.map(({ route }) => route.id)

it('keeps the page in view until the next navigation', () => {
  expect(shown()).toEqual(['old'])
  expect(router.state.loaderData).toEqual({ old: 'old' })
  expect(loadNew).not.toHaveBeenCalled()
})

it('matches the new routes from the next navigation on', async () => {
  await router.navigate('/added')
  expect(shown()).toEqual(['added'])
  expect(router.state.loaderData).toEqual({ added: 'new' })
  await router.navigate('/')
  expect(shown()).toEqual(['new'])
  expect(loadOld).toHaveBeenCalledOnce()
})
