import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { unseenTexts } from '#testing/hostile-names.ts'

import { conditions } from '#domain/listing/condition.ts'
import { cities } from '#domain/location.ts'
import { oneLine } from '#domain/text/one-line.ts'
import { parseSearchQuery } from './parse-search-query.ts'
import {
  formatSearchQuery,
  maxSearchTextLength,
  orderOf,
  parseResultsStart,
} from './search-query.ts'

function parse(text: string) {
  return parseSearchQuery(new URLSearchParams(text))
}

describe('parseSearchQuery', () => {
  it('reads what the header writes', () => {
    expect(parse('query=honda+civic&location=Girne')).toEqual({
      text: 'honda civic',
      location: 'Girne',
    })
  })

  it('reads as much of a text as a title may have, in whole letters', () => {
    const text = (query: string) => parseSearchQuery(new URLSearchParams({ query })).text
    expect(text('x'.repeat(maxSearchTextLength))).toHaveLength(maxSearchTextLength)
    expect(text('civic '.repeat(600))).toBe(text(text('civic '.repeat(600))))
    const before = 'x'.repeat(maxSearchTextLength - 1)
    expect(text(` ${before}y and more`)).toBe(`${before}y`)
    expect(text(`${before} and more`)).toBe(before)
    expect(text(`${before}🚗`)).toBe(before)
  })

  it('ignores values it does not understand', () => {
    expect(parse('query=%20%20&location=Atlantis&condition=mint&page=%00')).toEqual({
      text: '',
      location: 'All',
    })
    expect(parse('')).toEqual({ text: '', location: 'All' })
  })

  it('reads nothing of what cannot be seen', () => {
    const text = (query: string) => parseSearchQuery(new URLSearchParams({ query })).text
    expect(text('Hon\u200Bda\n\u202Ecivic')).toBe('Honda civic')
    for (const unseen of unseenTexts) expect(text(unseen)).toBe('')
  })

  it('keeps the order newest first only beside a text, which has another default', () => {
    expect(parse('query=car&sort=newest')).toMatchObject({ text: 'car', sort: 'newest' })
    expect(parse('query=&sort=newest')).not.toHaveProperty('sort')
    expect(orderOf(parse('query=car'))).toBe('best-match')
    expect(orderOf(parse('query='))).toBe('newest')
  })

  it('reads attributes with a category only', () => {
    expect(parse('query=&category=Real%20Estate&rooms=3%2B1')).toMatchObject({
      attributes: { rooms: '3+1' },
    })
    expect(parse('query=&rooms=3%2B1')).not.toHaveProperty('attributes')
  })

  it('reads what is near with any location, and an area with one', () => {
    expect(parse('query=&near=gau&area=Lapta')).toEqual({ text: '', location: 'All', near: 'gau' })
    expect(parse('query=&location=Girne&near=&area=Lapta')).toMatchObject({ area: 'Lapta' })
    expect(parse('query=&near=')).not.toHaveProperty('near')
  })

  it('reads a condition in the filter’s spelling', () => {
    expect(parse('query=&condition=Used')).toEqual({
      text: '',
      location: 'All',
      condition: 'used',
    })
  })
})

describe('formatSearchQuery', () => {
  it('always writes query and location, and the condition if there is one', () => {
    expect(formatSearchQuery({ text: '', location: 'All' })).toBe('query=&location=All')
    expect(
      formatSearchQuery({ text: 'Mobile & Tablets', location: 'Girne', condition: 'new' }),
    ).toBe('query=Mobile%20%26%20Tablets&location=Girne&condition=new')
  })

  it('round-trips through parseSearchQuery', () => {
    const query = fc.record(
      {
        text: fc.string({ unit: 'grapheme' }).map(oneLine),
        location: fc.constantFrom('All', ...cities),
        condition: fc.constantFrom(...conditions),
        near: fc.constantFrom('gau', 'girneCentre', 'hospital'),
      },
      { requiredKeys: ['text', 'location'] },
    )
    fc.assert(
      fc.property(query, (wanted) => {
        expect(parse(formatSearchQuery(wanted))).toEqual(wanted)
      }),
    )
  })

  it('writes where the results begin, as parseResultsStart reads it', () => {
    const address = formatSearchQuery({ text: '', location: 'All' }, 'newest ~a&b')
    expect(address).toBe('query=&location=All&after=newest%20~a%26b')
    expect(parseResultsStart(new URLSearchParams(address))).toBe('newest ~a&b')
    expect(parseResultsStart(new URLSearchParams('after='))).toBeUndefined()
  })

  it('accepts any text, including half a surrogate pair', () => {
    expect(formatSearchQuery({ text: '\uD83D', location: 'All' })).toBe(
      'query=%EF%BF%BD&location=All',
    )
  })
})
