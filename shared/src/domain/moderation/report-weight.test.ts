import { describe, expect, it } from 'vitest'

import type { Reporter } from './report-weight.ts'
import { hoursOfReports, weightOf } from './report-weight.ts'

const established: Reporter = { accountDays: 400, isConfirmed: true, right: 0, wrong: 0 }
const fresh: Reporter = { accountDays: 0, isConfirmed: false, right: 0, wrong: 0 }

const scam = (reporter: Reporter) => ({ reason: 'scam', reporter }) as const

describe('the weight of a report', () => {
  it.each<[string, Partial<Reporter>, number]>([
    ['an established account', {}, 1],
    ['an account of a week', { accountDays: 7 }, 1],
    ['an account of six days', { accountDays: 6 }, 1 / 4],
    ['an account with an unconfirmed address', { isConfirmed: false }, 1 / 4],
    ['an account with a verified phone number', { isPhoneVerified: true }, 3 / 2],
    ['a new account with one', { accountDays: 0, isPhoneVerified: true }, 3 / 8],
    ['an account with one right report', { right: 1 }, 4 / 3],
    ['an account with three wrong reports', { wrong: 3 }, 2 / 5],
  ])('of %s', (_who, facts, weight) => {
    expect(weightOf({ ...established, ...facts })).toBeCloseTo(weight)
  })
})

describe('the hours of reports', () => {
  it('count each by its reason, where nothing is known about the reporter', () => {
    expect(hoursOfReports([{ reason: 'scam' }, { reason: 'duplicate' }])).toBe(20)
  })

  it('of any number of new or unconfirmed accounts are fewer than of one established account', () => {
    expect(hoursOfReports([scam(fresh)])).toBe(4)
    const many = Array.from({ length: 200 }, () =>
      scam({ ...fresh, isPhoneVerified: true, right: 5 }),
    )
    expect(hoursOfReports(many)).toBeLessThan(hoursOfReports([scam(established)]))
    expect(hoursOfReports([...many, scam(established)])).toBe(24)
  })

  it('are limited, however many report', () => {
    expect(hoursOfReports(Array.from({ length: 20 }, () => scam(established)))).toBe(48)
  })
})
