import { describe, expect, it } from 'vitest'

import type { Deed } from './allowance.ts'
import { judge, readLimits } from './allowance.ts'

const allowance = { field: 'posts', most: 3, within: 60 * 60_000 } as const
const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 12, minutes)).toISOString()
const deed = (id: string, minutes: number): Deed => ({ id, at: at(minutes) })

describe('judge', () => {
  const [a, b, c, d] = [deed('a', 0), deed('b', 10), deed('c', 20), deed('d', 30)]

  it('allows as many as are allowed, and then says how long to wait', () => {
    expect(judge([a], a, allowance)).toEqual({ isAllowed: true, old: [] })
    expect(judge([a, b, c], c, allowance)).toEqual({
      isAllowed: true,
      old: [],
      waitsUntil: new Date(at(60)),
    })
  })

  it('refuses one more, which counts', () => {
    expect(judge([a, b, c, d], d, allowance)).toEqual({
      isAllowed: false,
      old: [],
      waitsUntil: new Date(at(70)),
    })
  })

  it('forgets what is long ago', () => {
    const late = deed('e', 60)
    expect(judge([a, b, c, late], late, allowance)).toMatchObject({ isAllowed: true, old: [a] })
  })

  it('says the same when it is asked again, or later', () => {
    expect(judge([a, b, c, d], c, allowance)).toMatchObject({ isAllowed: true })
    expect(judge([a, b, c, d], d, allowance)).toMatchObject({ isAllowed: false })
  })

  it('allows no more when their events arrive in another order', () => {
    const counted: Deed[] = []
    const allowed = [d, c, b, a].filter((each) => {
      counted.push(each)
      return judge(counted, each, allowance).isAllowed
    })
    expect(allowed).toEqual([d, c, b])
  })

  it('tells those of one moment apart', () => {
    const together = ['a', 'b', 'c', 'd', 'e'].map((id) => deed(id, 0))
    const allowed = together.filter((each) => judge(together, each, allowance).isAllowed)
    expect(allowed).toHaveLength(3)
  })

  it('judges one that is not there yet', () => {
    expect(judge([a, b], c, allowance)).toMatchObject({ isAllowed: true })
    expect(judge([a, b, c], d, allowance)).toMatchObject({ isAllowed: false })
  })
})

describe('readLimits', () => {
  it.each([undefined, {}, { posts: 'many', reports: [{ id: 7 }], isTrusted: 'x' }])(
    'takes %j for nothing',
    (fields) => {
      expect(readLimits(fields)).toEqual({
        posts: [],
        reports: [],
        profileChanges: [],
        isTrusted: false,
      })
    },
  )

  it('reads what was written', () => {
    const fields = { posts: [deed('a', 0)], reports: [], profileChanges: [], isTrusted: true }
    expect(readLimits(fields)).toEqual(fields)
  })
})
