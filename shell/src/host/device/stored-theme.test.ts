import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { createThemeStore } from '@adamarket/shared/state/theme-store.ts'
import { memoryStorage } from '@adamarket/shared/testing/memory-storage.ts'
import { afterEach, expect, test, vi } from 'vitest'

const root = document.documentElement
const runThemeScript = new Function(
  readFileSync(join(import.meta.dirname, '../../../public/theme.js'), 'utf8'),
)

afterEach(() => {
  delete root.dataset['theme']
})

test.each(['light', 'dark'] as const)('%s is restored before the first frame', (theme) => {
  const storage = memoryStorage()
  vi.stubGlobal('localStorage', storage)
  createThemeStore(storage, root).getState().choose(theme)
  expect(root.dataset['theme']).toBe(theme)
  delete root.dataset['theme']
  runThemeScript()
  expect(root.dataset['theme']).toBe(theme)
  expect(createThemeStore(storage, root).getState().theme).toBe(theme)
})

test('the choice can be reset to the device’s setting', () => {
  const storage = memoryStorage()
  vi.stubGlobal('localStorage', storage)
  const { choose } = createThemeStore(storage, root).getState()
  choose('dark')
  choose('system')
  runThemeScript()
  expect(root.dataset['theme']).toBeUndefined()
  expect(createThemeStore(storage, root).getState().theme).toBe('system')
})

test('a tab follows the choice in another one', () => {
  const storage = memoryStorage()
  const theme = createThemeStore(storage, root)
  storage.setItem('theme', 'dark')
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(root.dataset['theme']).toBe('dark')
  expect(theme.getState().theme).toBe('dark')
  expect(storage.getItem('theme')).toBe('dark')
})

test('works without storage', () => {
  const storage = memoryStorage({ isForbidden: true })
  vi.stubGlobal('localStorage', storage)
  const theme = createThemeStore(storage, root)
  theme.getState().choose('dark')
  expect(root.dataset['theme']).toBe('dark')
  expect(theme.getState().theme).toBe('dark')
  expect(() => runThemeScript()).not.toThrow()
})
