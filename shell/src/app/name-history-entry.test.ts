import { expect, it } from 'vitest'
import { createBrowserRouter } from '@adamarket/shared/contract/router.ts'

import { nameHistoryEntry } from './name-history-entry.ts'

function load(): string {
  nameHistoryEntry()
  const router = createBrowserRouter([{ path: '*' }])
  router.dispose()
  return router.state.location.key
}

it('gives each fresh load a key of its own', () => {
  const first = load()
  window.history.replaceState(null, '')
  expect(load()).not.toBe(first)
})

it('keeps the key of an entry that is loaded again, with its state', () => {
  window.history.replaceState({ usr: { from: 'results' }, key: 'known', idx: 3 }, '')
  expect(load()).toBe('known')
  expect(window.history.state).toMatchObject({ usr: { from: 'results' }, idx: 3 })
})
