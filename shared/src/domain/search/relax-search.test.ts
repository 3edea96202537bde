import { describe, expect, it } from 'vitest'

import { relaxedSearches, widestSearches } from './relax-search.ts'
import { activeFilters } from './search-filters.ts'
import { parseSearchQuery } from './parse-search-query.ts'
import { formatSearchQuery } from './search-query.ts'

const relaxed = (search: string) => relaxedSearches(parseSearchQuery(new URLSearchParams(search)))

/** The parameters that differ, and those that are gone. */
const differences = (search: string) => {
  const own = formatSearchQuery(parseSearchQuery(new URLSearchParams(search))).split('&')
  return relaxed(search).map(({ query }) => {
    const others = formatSearchQuery(query).split('&')
    const added = others.filter((part) => !own.includes(part)).map(decodeURIComponent)
    const names = others.map((part) => part.split('=')[0])
    const gone = own.map((part) => part.split('=')[0]).filter((name) => !names.includes(name))
    return [...added, ...gone.map((name) => `no ${name}`)].join(' ')
  })
}

describe('what to search for instead of', () => {
  it.each([
    ['nothing', '', []],
    ['a word', 'query=civic', []],
    ['a category', 'category=Vehicles', []],
    ['two words', 'query=honda civic', ['query=honda', 'query=civic']],
    ['the query of a tab', 'query=Mobile %26 Tablets', []],
    [
      'a place',
      'location=Girne',
      [
        'location=Lefkosia',
        'location=Guzelyurt',
        'location=Lefke',
        'location=Iskele',
        'location=Magusa',
      ],
    ],
    [
      'another place',
      'location=Iskele',
      [
        'location=Magusa',
        'location=Lefkosia',
        'location=Girne',
        'location=Guzelyurt',
        'location=Lefke',
      ],
    ],
    [
      'an area',
      'location=Girne&area=Lapta',
      [
        'area=Alsancak',
        'area=Karşıyaka',
        'area=Karaman',
        'no area',
        'location=Lefkosia no area',
        'location=Guzelyurt no area',
        'location=Lefke no area',
        'location=Iskele no area',
        'location=Magusa no area',
      ],
    ],
    [
      'an area near another town',
      'location=Iskele&area=Ötüken',
      [
        'location=Magusa area=Mormenekşe',
        'area=Long Beach',
        'location=Magusa area=Yeni Boğaziçi',
        'no area',
        'location=Magusa no area',
        'location=Lefkosia no area',
        'location=Girne no area',
        'location=Guzelyurt no area',
        'location=Lefke no area',
      ],
    ],
    ['a landmark', 'near=gau', ['no near']],
    [
      'a landmark of a place',
      'location=Girne&near=gau',
      [
        'no near',
        'location=Lefkosia no near',
        'location=Guzelyurt no near',
        'location=Lefke no near',
        'location=Iskele no near',
        'location=Magusa no near',
      ],
    ],
    ['a highest price', 'currency=GBP&max=600', ['max=750', 'no currency no max']],
    ['a lowest price', 'currency=EUR&min=999', ['min=800', 'no currency no min']],
    ['a price', 'currency=TRY&min=100&max=812', ['min=80 max=1000', 'no currency no min no max']],
    [
      'rooms',
      'category=Real Estate&dealType=rent&rooms=2%2B1',
      ['rooms=1+1', 'rooms=3+1', 'no rooms'],
    ],
    ['the smallest size', 'category=Real Estate&rooms=studio', ['rooms=1+1', 'no rooms']],
    [
      'a year',
      'category=Vehicles&year-min=2015&gearbox=automatic',
      ['year-min=2014', 'no year-min', 'no gearbox'],
    ],
    ['the first year', 'category=Vehicles&year-min=1980', ['no year-min']],
    ['a subcategory', 'category=Vehicles&subcategory=Cars for Sale', ['no subcategory']],
    ['a condition', 'condition=used', ['no condition']],
  ])('%s', (_what, search, expected) => {
    expect(differences(search)).toEqual(expected)
  })
})

it('begins with the price and the places', () => {
  const changed = relaxed(
    'query=new flat&location=Girne&category=Real Estate&rooms=2%2B1&currency=GBP&max=600',
  ).map((one) => one.changed)
  expect([...new Set(changed)]).toEqual(['price', 'location', 'rooms', 'text'])
})

it('keeps the deal and the category', () => {
  const search = 'location=Lefke&category=Real Estate&dealType=rent&furnished=full'
  for (const { query } of relaxed(search)) {
    expect(activeFilters(query)).toEqual(expect.arrayContaining(['category', 'dealType']))
  }
})

describe('what to search for when nothing near finds anything', () => {
  const widest = (search: string) =>
    widestSearches(parseSearchQuery(new URLSearchParams(search))).map(({ query, changed }) => [
      changed,
      decodeURIComponent(formatSearchQuery(query)),
    ])

  it('is all of the category in the place, of the subcategory, and of the category, with the deal', () => {
    const search =
      'query=GAU&location=Girne&category=Real Estate&subcategory=Apartments&rooms=studio&dealType=rent'
    expect(widest(search)).toEqual([
      ['location', 'query=&location=Girne&category=Real Estate&dealType=rent'],
      [
        'subcategory',
        'query=&location=All&category=Real Estate&subcategory=Apartments&dealType=rent',
      ],
      ['category', 'query=&location=All&category=Real Estate&dealType=rent'],
    ])
  })

  it('is nothing without a category', () => {
    expect(widest('query=civic&location=Girne')).toEqual([])
  })
})
