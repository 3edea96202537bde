import { expect, it } from 'vitest'

import { isDocumentId } from './document-id.ts'

it.each([
  'a',
  'Hq3kTz0',
  '...',
  '__',
  '__x',
  'x__',
  'ş',
  'x'.repeat(1500),
  'ş'.repeat(750),
  '🚗'.repeat(375),
])('%j is a valid id', (id) => {
  expect(isDocumentId(id)).toBe(true)
})

it.each([
  '',
  '/',
  'a/b',
  '.',
  '..',
  '__x__',
  '____',
  '__\n__',
  'x'.repeat(1501),
  'ş'.repeat(751),
  '\uD83D',
])('%j is not a valid id', (id) => {
  expect(isDocumentId(id)).toBe(false)
})
