import { expect, it } from 'vitest'

import { dealKeys, kindKeys, sharedDeal } from './comparable.ts'
import { filterKinds } from './filter-kinds.ts'
import { attributesOf } from './of-subcategory.ts'

const flat = (dealType?: string) => ({
  subCategory: 'Apartments',
  attributes: { rooms: '2+1', ...(dealType !== undefined && { dealType }) },
})
const room = { subCategory: 'Room Rentals', attributes: { roomType: 'ownRoom' } }

it.each([
  ['a flat to rent', flat('rent'), 'another', flat('rent'), 3],
  ['a flat to rent', flat('rent'), 'a room', room, 2],
  ['a flat to rent', flat('rent'), 'a flat by the day', flat('daily'), 1],
  ['a flat to rent', flat('rent'), 'a flat for sale', flat('sale'), 0],
  ['a flat to rent', flat('rent'), 'a flat that does not say', flat(), 0],
  ['a room', room, 'a flat for sale', flat('sale'), 0],
  ['a shop for sale', flat('sale'), 'a business transfer', flat('transfer'), 2],
  [
    'a rented car',
    { subCategory: 'Cars for Rent' },
    'a car for sale',
    { subCategory: 'Cars for Sale' },
    0,
  ],
  [
    'a job paid by the hour',
    { subCategory: 'Part-time', attributes: { payPer: 'hour' } },
    'a salary',
    { subCategory: 'Full-time', attributes: { payPer: 'month' } },
    1,
  ],
] as const)('%s (%j) is compared with %s (%j): %i', (_one, one, _other, other, shared) => {
  expect(sharedDeal(one, other)).toBe(shared)
})

it('every subcategory with several choices has one that says what is comparable', () => {
  const telling: readonly string[] = [...dealKeys, ...kindKeys]
  const without = Object.entries(attributesOf).filter(([, row]) => {
    const choices = row.filter((key) =>
      Object.entries(filterKinds).some(([name, kind]) => name === key && kind === 'code'),
    )
    return choices.length > 1 && !choices.some((key) => telling.includes(key))
  })
  expect(without.map(([name]) => name)).toEqual([])
})
