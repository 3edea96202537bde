import { expect, it } from 'vitest'

import { isMetered } from './is-metered.ts'

it.each([
  ['a browser that does not tell', {}, false],
  ['an unknown line', { connection: {} }, false],
  ['a line at home', { connection: { type: 'wifi', saveData: false } }, false],
  ['a mobile line', { connection: { type: 'cellular', saveData: false } }, true],
  ['a visitor who saves data', { connection: { saveData: true } }, true],
])('%s', (_what, device, expected) => {
  expect(isMetered(device)).toBe(expected)
})
