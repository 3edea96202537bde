import { describe, expect, it } from 'vitest'

import { formatAddedOn } from './added-on.ts'

/** A summer's time in North Cyprus. */
const local = (time: string) => `${time}+03:00`

const now = new Date(local('2026-07-04T00:30'))

describe('formatAddedOn', () => {
  it('counts calendar days, not hours', () => {
    const english = (timestamp: string) =>
      formatAddedOn(timestamp, 'en', { dateStyle: 'medium', now })
    expect(english(local('2026-07-04T00:05'))).toBe('today')
    expect(english(local('2026-07-03T23:55'))).toBe('yesterday')
    expect(english(local('2026-07-03T00:00'))).toBe('yesterday')
    expect(english(local('2026-07-02T23:59'))).toBe('2 Jul 2026')
  })

  it('is in the language of the visitor', () => {
    const turkish = (timestamp: string) =>
      formatAddedOn(timestamp, 'tr', { dateStyle: 'long', now })
    expect(turkish(local('2026-07-04T00:05'))).toBe('bugün')
    expect(turkish(local('2026-07-03T00:00'))).toBe('dün')
    expect(turkish(local('2025-07-04T00:00'))).toBe('4 Temmuz 2025')
  })

  it('is a date for a listing dated tomorrow', () => {
    const tomorrow = local('2026-07-05T09:00')
    expect(formatAddedOn(tomorrow, 'en', { dateStyle: 'long', now })).toBe('5 July 2026')
  })

  it('recognises yesterday across a change of the clocks', () => {
    for (let day = 1; day <= 365; day += 1) {
      const morning = new Date(Date.UTC(2026, 0, day, 6))
      const yesterday = new Date(Date.UTC(2026, 0, day - 1, 6)).toISOString()
      expect(formatAddedOn(yesterday, 'en', { dateStyle: 'long', now: morning })).toBe('yesterday')
    }
  })

  it('is a date while the time is not known, the same in every time zone', () => {
    const dateOnly = { dateStyle: 'long', now: undefined } as const
    expect(formatAddedOn(local('2026-07-04T00:05'), 'en', dateOnly)).toBe('4 July 2026')
    expect(formatAddedOn(local('2026-07-04T23:55'), 'en', dateOnly)).toBe('4 July 2026')
  })

  it.each([undefined, '', 'soon', '2026-99-99'])('is undefined for %j', (timestamp) => {
    expect(formatAddedOn(timestamp, 'en', { dateStyle: 'long', now })).toBeUndefined()
  })
})
