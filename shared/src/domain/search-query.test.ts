import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { conditions } from './condition.ts'
import { cities } from './location.ts'
import { formatSearchQuery, parseSearchQuery } from './search-query.ts'

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

  it('leaves out what it does not understand', () => {
    expect(parse('query=%20%20&location=Atlantis&condition=mint&page=%00')).toEqual({
      text: '',
      location: 'All',
    })
    expect(parse('')).toEqual({ text: '', location: 'All' })
  })

  it('reads a condition as the filter labels it', () => {
    expect(parse('query=&condition=Used')).toEqual({
      text: '',
      location: 'All',
      condition: 'used',
    })
  })
})

describe('formatSearchQuery', () => {
  it('writes query and location always, and the condition when there is one', () => {
    expect(formatSearchQuery({ text: '', location: 'All' })).toBe('query=&location=All')
    expect(
      formatSearchQuery({ text: 'Mobile & Tablets', location: 'Girne', condition: 'new' }),
    ).toBe('query=Mobile%20%26%20Tablets&location=Girne&condition=new')
  })

  it('is read back as it was', () => {
    const query = fc.record(
      {
        text: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
        location: fc.constantFrom('All', ...cities),
        condition: fc.constantFrom(...conditions),
      },
      { requiredKeys: ['text', 'location'] },
    )
    fc.assert(
      fc.property(query, (wanted) => {
        expect(parse(formatSearchQuery(wanted))).toEqual(wanted)
      }),
    )
  })

  it('writes any text at all, halves of emoji included', () => {
    expect(formatSearchQuery({ text: '\uD83D', location: 'All' })).toBe(
      'query=%EF%BF%BD&location=All',
    )
  })
})
