import { afterEach, expect, it } from 'vitest'

import { historyEntryState } from '#contract/history-entry-state.ts'
import { createBrowserRouter } from '#contract/router.ts'

afterEach(() => window.history.replaceState(null, '', '/'))

it('is the state that React Router stored with the entry', async () => {
  const router = createBrowserRouter([{ path: '*' }])
  await router.navigate('/listing/civic', { state: { from: 'results' } })
  expect(historyEntryState()).toEqual({ from: 'results' })
  router.dispose()
})

it.each([null, 'text', { other: true }])('is undefined for an entry holding %j', (entry) => {
  window.history.replaceState(entry, '')
  expect(historyEntryState()).toBeUndefined()
})
