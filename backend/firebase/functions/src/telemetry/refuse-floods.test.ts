import { beforeEach, expect, it } from 'vitest'

import { refuseFloods } from './refuse-floods.ts'

const limits = { burst: 10, perSecond: 2, perAddress: 4 }

let time: number
let isTaken: (address: string) => boolean
beforeEach(() => {
  time = 0
  isTaken = refuseFloods(limits, () => time)
})

/** How many of several requests are taken. */
const takenOf = (count: number, address: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => isTaken(address(at))).filter(Boolean).length

it('takes no more of an address in a minute than its limit, and leaves the rest to others', () => {
  expect(takenOf(100, () => 'flood')).toBe(4)
  expect(takenOf(3, () => 'visitor')).toBe(3)
  time = 60_000
  expect(takenOf(100, () => 'flood')).toBe(4)
})

it('takes no more in all than its limit, also from many addresses', () => {
  expect(takenOf(100, String)).toBe(10)
  time = 3_000
  expect(takenOf(100, String)).toBe(6)
  time = 3_600_000
  expect(takenOf(100, String)).toBe(10)
})
