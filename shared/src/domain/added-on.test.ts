import { afterEach, describe, expect, it, vi } from 'vitest'

import { addedOn, formatDate } from './added-on.ts'

const now = new Date(2026, 6, 4, 0, 30)

function local(...parts: [number, number, number, number, number]): string {
  return new Date(...parts).toISOString()
}

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('addedOn', () => {
  it('goes by calendar days, not by hours', () => {
    expect(addedOn(local(2026, 6, 4, 0, 5), now)).toEqual({ kind: 'today' })
    expect(addedOn(local(2026, 6, 3, 23, 55), now)).toEqual({ kind: 'yesterday' })
    expect(addedOn(local(2026, 6, 3, 0, 0), now)).toEqual({ kind: 'yesterday' })
  })

  it('gives the date of anything older', () => {
    const timestamp = local(2026, 6, 2, 23, 59)
    expect(addedOn(timestamp, now)).toEqual({ kind: 'date', date: new Date(timestamp) })
  })

  it('knows yesterday across a change of the clocks', () => {
    vi.stubEnv('TZ', 'Asia/Nicosia')
    for (let day = 1; day <= 365; day += 1) {
      const morning = new Date(2026, 0, day, 9)
      expect(addedOn(local(2026, 0, day - 1, 9, 0), morning)).toEqual({ kind: 'yesterday' })
    }
  })

  it.each([undefined, '', 'soon', '2026-99-99'])('knows nothing of %j', (timestamp) => {
    expect(addedOn(timestamp, now)).toBeUndefined()
  })
})

it('formatDate writes a date for people', () => {
  expect(formatDate(new Date(2025, 6, 4), 'en-GB')).toBe('4 July 2025')
  expect(formatDate(new Date(2025, 6, 4), 'tr')).toBe('4 Temmuz 2025')
})
