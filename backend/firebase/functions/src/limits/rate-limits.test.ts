import { describe, expect, it } from 'vitest'

import type { Action } from './rate-limits.ts'
import { checkRateLimit, readLimits } from './rate-limits.ts'

const rateLimit = { field: 'posts', max: 3, within: 60 * 60_000 } as const
const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 12, minutes)).toISOString()
const action = (id: string, minutes: number): Action => ({ id, at: at(minutes) })

describe('checkRateLimit', () => {
  const [a, b, c, d] = [action('a', 0), action('b', 10), action('c', 20), action('d', 30)]

  it('allows actions up to the limit, and then says how long to wait', () => {
    expect(checkRateLimit([a], a, rateLimit)).toEqual({ isAllowed: true, old: [] })
    expect(checkRateLimit([a, b, c], c, rateLimit)).toEqual({
      isAllowed: true,
      old: [],
      waitsUntil: new Date(at(60)),
    })
  })

  it('refuses one more, which is counted', () => {
    expect(checkRateLimit([a, b, c, d], d, rateLimit)).toEqual({
      isAllowed: false,
      old: [],
      waitsUntil: new Date(at(70)),
    })
  })

  it('drops actions that are older than the period', () => {
    const late = action('e', 60)
    expect(checkRateLimit([a, b, c, late], late, rateLimit)).toMatchObject({
      isAllowed: true,
      old: [a],
    })
  })

  it('gives the same answer when asked again, or later', () => {
    expect(checkRateLimit([a, b, c, d], c, rateLimit)).toMatchObject({ isAllowed: true })
    expect(checkRateLimit([a, b, c, d], d, rateLimit)).toMatchObject({ isAllowed: false })
  })

  it('allows no more when events arrive in another order', () => {
    const counted: Action[] = []
    const allowed = [d, c, b, a].filter((each) => {
      counted.push(each)
      return checkRateLimit(counted, each, rateLimit).isAllowed
    })
    expect(allowed).toEqual([d, c, b])
  })

  it('distinguishes actions at the same time', () => {
    const together = ['a', 'b', 'c', 'd', 'e'].map((id) => action(id, 0))
    const allowed = together.filter((each) => checkRateLimit(together, each, rateLimit).isAllowed)
    expect(allowed).toHaveLength(3)
  })

  it('counts the same thing done again', () => {
    const again = action('a', 5)
    expect(checkRateLimit([a, b, c], again, rateLimit)).toMatchObject({ isAllowed: false })
  })

  it('decides about an action that is not counted yet', () => {
    expect(checkRateLimit([a, b], c, rateLimit)).toMatchObject({ isAllowed: true })
    expect(checkRateLimit([a, b, c], d, rateLimit)).toMatchObject({ isAllowed: false })
  })
})

describe('readLimits', () => {
  it.each([undefined, {}, { posts: 'many', reports: [{ id: 7 }], isTrusted: 'x' }])(
    'ignores %j',
    (fields) => {
      expect(readLimits(fields)).toMatchObject({
        posts: [],
        reports: [],
        alerts: [],
        isTrusted: false,
        isBanned: false,
      })
    },
  )

  it('reads what was written', () => {
    const fields = {
      posts: [action('a', 0)],
      listingChanges: [],
      reports: [],
      profileChanges: [],
      isTrusted: true,
      isBanned: true,
    }
    expect(readLimits(fields)).toMatchObject(fields)
  })
})
