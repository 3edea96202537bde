import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { memoryStorage } from '@adamarket/shared/testing/memory-storage.ts'
import { afterEach, expect, test, vi } from 'vitest'

import { chooseTheme, keptTheme } from '#host/theme.ts'

const root = document.documentElement
const runThemeScript = new Function(
  readFileSync(join(import.meta.dirname, '../../public/theme.js'), 'utf8'),
)

afterEach(() => {
  delete root.dataset['theme']
})

test.each(['light', 'dark'] as const)('%s is there again before the first frame', (theme) => {
  vi.stubGlobal('localStorage', memoryStorage())
  chooseTheme(theme)
  expect(root.dataset['theme']).toBe(theme)
  delete root.dataset['theme']
  runThemeScript()
  expect(root.dataset['theme']).toBe(theme)
  expect(keptTheme()).toBe(theme)
})

test('the choice can be given back to the device', () => {
  vi.stubGlobal('localStorage', memoryStorage())
  chooseTheme('dark')
  chooseTheme('system')
  runThemeScript()
  expect(root.dataset['theme']).toBeUndefined()
  expect(keptTheme()).toBe('system')
})

test('works without storage', () => {
  vi.stubGlobal('localStorage', memoryStorage({ isForbidden: true }))
  chooseTheme('dark')
  expect(root.dataset['theme']).toBe('dark')
  expect(keptTheme()).toBe('system')
  expect(() => runThemeScript()).not.toThrow()
})
