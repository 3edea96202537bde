import { describe, expect, it } from 'vitest'

import { isInCanary } from './canary.ts'

const visitors = Array.from({ length: 10_000 }, (_, index) => `visitor-${index}`)
const share = (canary: string, percent: number) =>
  visitors.filter((visitor) => isInCanary(visitor, canary, percent))

describe('isInCanary', () => {
  it.each(['browse@0.1.0-1a2b3c4d', 'browse@0.1.0-1a2b3c4e', 'post@2.0.0'])(
    'selects 5 percent of ten thousand visitors for %s, give or take one percent',
    (canary) => {
      const percent = share(canary, 5).length / 100
      expect(percent).toBeGreaterThan(4)
      expect(percent).toBeLessThan(6)
    },
  )

  it('selects no visitor at 0 percent and all at 100', () => {
    expect(share('browse@a', 0)).toEqual([])
    expect(share('browse@a', 100)).toEqual(visitors)
  })

  it('keeps selected visitors when the share grows', () => {
    const many = new Set(share('browse@a', 20))
    expect(share('browse@a', 5).filter((visitor) => !many.has(visitor))).toEqual([])
  })

  it('selects other visitors for another canary', () => {
    const first = new Set(share('browse@a', 5))
    const both = share('browse@b', 5).filter((visitor) => first.has(visitor))
    expect(both.length).toBeLessThan(60)
  })
})
