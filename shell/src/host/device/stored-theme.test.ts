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

test.each([
  ['is too old', undefined, true],
  ['has popovers', () => undefined, false],
])('the page says so only in a browser that is too old: it %s', (_what, showPopover, isTold) => {
  const own = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'showPopover')
  if (showPopover) Object.assign(HTMLElement.prototype, { showPopover })
  else Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
  document.body.innerHTML = '<div id="too-old" hidden>It is too old.</div>'
  const parsed = new EventTarget()
  vi.spyOn(document, 'addEventListener').mockImplementation(parsed.addEventListener.bind(parsed))
  runThemeScript()
  parsed.dispatchEvent(new Event('DOMContentLoaded'))
  const notice = document.querySelector<HTMLElement>('#too-old')
  expect(notice?.hidden).toBe(!isTold)
  document.body.innerHTML = ''
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
  if (own) Object.defineProperty(HTMLElement.prototype, 'showPopover', own)
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
