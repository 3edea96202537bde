import { describe, expect, it } from 'vitest'

import type { AttributeFilters } from './attribute-filters.ts'
import { attributeParams, matchesAttributes } from './attribute-filters.ts'
import type { AttributeDefinition } from './definitions.ts'
import { definitions } from './definitions.ts'
import { isFilterKey } from './filter-kinds.ts'
import { parseAttributeFilters } from './parse-attribute-filters.ts'

const parse = (params: string) => parseAttributeFilters(new URLSearchParams(params))

function format(filters: AttributeFilters): string {
  const given = attributeParams(filters).filter(([, value]) => value !== undefined)
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
}

describe('the filters in an address', () => {
  it('are read as they are written', () => {
    const filters: AttributeFilters = {
      year: { min: 2010 },
      mileage: { min: 10_000, max: 100_000 },
      length: { max: 7.5 },
      rooms: '3+1',
      warranty: true,
    }
    expect(parse(format(filters))).toEqual(filters)
  })

  it.each([
    '',
    'rooms=',
    'rooms=3%2C1',
    'rooms=%00',
    'rooms-min=1',
    'warranty=no',
    'mileage=84000',
    'mileage-min=few',
    'mileage-min=-1',
    'floor-min=1',
    'priceUnit=hour',
    'constructor=x',
  ])('ignore %j', (params) => expect(parse(params)).toBeUndefined())

  it('stand in one order', () => {
    const [one, other] = [{ rooms: '3+1' }, { area: { min: 100 }, rooms: '3+1' }] as const
    expect(format({ ...other, ...one })).toBe(format({ ...one, ...other }))
  })

  it('have every code', () => {
    const codes = Object.entries<AttributeDefinition>(definitions).flatMap(([key, definition]) =>
      isFilterKey(key) && definition.kind === 'choice'
        ? definition.codes.map((code) => ({ [key]: code }))
        : [],
    )
    expect(codes.map((filters) => parse(format(filters)))).toEqual(codes)
  })
})

describe('matchesAttributes', () => {
  const civic = {
    year: 2016,
    attributes: { mileage: 84_000, gearbox: 'manual', warranty: true },
  } as const

  it.each<[boolean, AttributeFilters]>([
    [true, {}],
    [true, { year: { min: 2016, max: 2016 }, gearbox: 'manual', warranty: true }],
    [true, { mileage: { min: 84_000, max: 84_000 } }],
    [false, { mileage: { max: 83_999 } }],
    [false, { mileage: { min: 84_001 } }],
    [false, { gearbox: 'automatic' }],
    [false, { fuel: 'petrol' }],
    [false, { seats: { min: 1 } }],
  ])('is %s for %j', (isFound, filters) => {
    expect(matchesAttributes(civic, filters)).toBe(isFound)
  })
})
