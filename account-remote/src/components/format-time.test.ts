import { expect, it } from 'vitest'

import { formatTime } from './format-time.ts'

it.each([
  ['en', '5 Sept 2026, 21:19'],
  ['tr', '5 Eyl 2026 21:19'],
])('in %s a time in North Cyprus is %s', (language, shown) => {
  expect(formatTime('2026-09-05T18:19:00.000Z', language)).toBe(shown)
})

it('shows nothing for an invalid time', () => {
  expect(formatTime('soon', 'en')).toBe('')
})
