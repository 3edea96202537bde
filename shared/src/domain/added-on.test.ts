import { afterEach, describe, expect, it, vi } from 'vitest'

import { formatAddedOn } from './added-on.ts'

const now = new Date(2026, 6, 4, 0, 30)

function local(...parts: [number, number, number, number, number]): string {
  return new Date(...parts).toISOString()
}

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('formatAddedOn', () => {
  it('counts calendar days, not hours', () => {
    const english = (timestamp: string) =>
      formatAddedOn(timestamp, 'en', { dateStyle: 'medium', now })
    expect(english(local(2026, 6, 4, 0, 5))).toBe('today')
    expect(english(local(2026, 6, 3, 23, 55))).toBe('yesterday')
    expect(english(local(2026, 6, 3, 0, 0))).toBe('yesterday')
    expect(english(local(2026, 6, 2, 23, 59))).toBe('2 Jul 2026')
  })

  it('is in the language of the visitor', () => {
    const turkish = (timestamp: string) =>
      formatAddedOn(timestamp, 'tr', { dateStyle: 'long', now })
    expect(turkish(local(2026, 6, 4, 0, 5))).toBe('bugün')
    expect(turkish(local(2026, 6, 3, 0, 0))).toBe('dün')
    expect(turkish(local(2025, 6, 4, 0, 0))).toBe('4 Temmuz 2025')
  })

  it('is a date for a listing dated tomorrow', () => {
    const tomorrow = local(2026, 6, 5, 9, 0)
    expect(formatAddedOn(tomorrow, 'en', { dateStyle: 'long', now })).toBe('5 July 2026')
  })

  it('recognises yesterday across a change of the clocks', () => {
    vi.stubEnv('TZ', 'Asia/Nicosia')
    for (let day = 1; day <= 365; day += 1) {
      const morning = new Date(2026, 0, day, 9)
      const yesterday = local(2026, 0, day - 1, 9, 0)
      expect(formatAddedOn(yesterday, 'en', { dateStyle: 'long', now: morning })).toBe('yesterday')
    }
  })

  it.each([undefined, '', 'soon', '2026-99-99'])('is undefined for %j', (timestamp) => {
    expect(formatAddedOn(timestamp, 'en', { dateStyle: 'long', now })).toBeUndefined()
  })
})
