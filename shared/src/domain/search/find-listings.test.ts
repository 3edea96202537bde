import { describe, expect, it } from 'vitest'

import { aListing } from '#testing/a-listing.ts'

import { findListings } from './find-listings.ts'
import type { SearchQuery } from './search-query.ts'

const civic = aListing({
  title: 'Honda Civic',
  description: 'Diesel',
  location: 'Girne',
  category: 'Vehicles',
  subCategory: 'Cars for Sale',
  condition: 'used',
})

function matches(query: Partial<SearchQuery>, listing = civic): boolean {
  return findListings([listing], { text: '', location: 'All', ...query }).length === 1
}

describe('findListings', () => {
  it.each([
    'civ',
    'A CIV',
    'girne',
    'GİRNE',
    'irn',
    'vehic',
    'EHICL',
    'for sale',
    'ars for s',
    '  honda ',
    'civic honda',
    '',
  ])('matches the text %j by title, location, category or subcategory', (text) => {
    expect(matches({ text })).toBe(true)
  })

  it.each(['diesel', 'Ayşe', 'hondacivic', 'honda accord'])(
    'does not match the text %j: other fields are not searched',
    (text) => {
      expect(matches({ text })).toBe(false)
    },
  )

  it.each(['iPhone 13', 'iPhone ١٣', 'iPhone ۱۳', 'iPhone १३', 'iPhone １３'])(
    'matches a number in the digits of any script with the title %j',
    (title) => {
      const phone = aListing({ title })
      for (const text of ['13', '١٣', '۱۳', '１３', 'iphone १३']) {
        expect([text, matches({ text }, phone)]).toEqual([text, true])
      }
    },
  )

  it.each([
    ['کار در گیرنه', 'كار'],
    ['كار', 'کار'],
    ['ســيارة', 'سيارة'],
    ['Royal Enfield, 6,400 km', '6.400'],
    ['Royal Enfield, 6,400 km', '٦٤٠٠ km'],
    ['Enfield 6400 km', '6,400'],
    ['غرفة للإيجار', 'غرفة، للإيجار؟'],
    ['Honda Civic', '“civ”, onda'],
  ])('matches the title %j by the text %j', (title, text) => {
    expect(matches({ text }, aListing({ title }))).toBe(true)
  })

  it.each([
    ['dorm', { roomType: 'dormitory' }],
    ['öğrenci yurdu', { roomType: 'dormitory' }],
    ['bills included', { billsIncluded: true as const }],
    ['room near EMU', {}],
    ['DAÜ yakını oda', {}],
  ])(
    'matches a room in Sakarya by the text %j, by what it states and what is near',
    (text, attributes) => {
      const room = aListing({
        title: 'For students: öğrenci',
        location: 'Magusa',
        area: 'Sakarya',
        category: 'Real Estate',
        subCategory: 'Room Rentals',
        attributes,
      })
      expect(matches({ text }, room)).toBe(true)
      expect(matches({ text }, { ...room, area: 'Maraş', attributes: {} })).toBe(false)
    },
  )

  it('finds homes near a landmark by their area, and by a title that names it', () => {
    const home = { category: 'Real Estate', subCategory: 'Apartments', location: 'Magusa' }
    const inArea = aListing({ ...home, title: 'Flat', area: 'Sakarya' })
    const named = aListing({ ...home, title: 'Flat, 5 min to DAÜ' })
    const near = { near: 'emu' }
    expect(matches(near, inArea)).toBe(true)
    expect(matches(near, named)).toBe(true)
    expect(matches({ near: 'university' }, named)).toBe(true)
    expect(matches(near, { ...inArea, area: 'Akdoğan' })).toBe(false)
    expect(matches(near, { ...named, location: 'Girne' })).toBe(false)
    expect(matches({ near: 'port' }, named)).toBe(false)
    expect(matches({ near: 'nowhere' }, inArea)).toBe(false)
    expect(matches(near, { ...inArea, category: 'Furniture', subCategory: 'Sofas' })).toBe(false)
  })

  it('matches by what attributes state, after the titles that say it', () => {
    const sofa = { category: 'Furniture', subCategory: 'Sofas', timestamp: '2026-02-01T12:00:00Z' }
    const stated = aListing({
      ...sofa,
      id: 'stated',
      title: 'Köşe takımı',
      attributes: { material: 'leather' },
    })
    const said = aListing({
      ...sofa,
      id: 'said',
      title: 'Leather couch',
      timestamp: '2026-01-01T12:00:00Z',
    })
    const fabric = aListing({
      ...sofa,
      id: 'fabric',
      title: 'Sofa',
      attributes: { material: 'fabric' },
    })
    const found = (text: string) =>
      findListings([stated, said, fabric], { text, location: 'All' }).map(({ id }) => id)
    expect(found('leather sofa')).toEqual(['said', 'stated'])
    expect(found('deri')).toEqual(['said', 'stated'])
  })

  it.each([
    ['second hand civic', true],
    ['ikinci el honda', true],
    ['takaslı civic', true],
    ['taksitle civic', false],
    ['sıfır civic', false],
  ])('matches a used car that can be exchanged by the text %j: %s', (text, isMatch) => {
    const used = { ...civic, id: 'used', paymentOptions: ['Exchange' as const] }
    expect(matches({ text }, used)).toBe(isMatch)
  })

  it('does not take a pool that a home lacks, or the language of a lesson, for what it has', () => {
    const home = { category: 'Real Estate', subCategory: 'Apartments', title: 'Home' }
    expect(matches({ text: 'pool' }, aListing({ ...home, attributes: { pool: 'noPool' } }))).toBe(
      false,
    )
    const lesson = { category: 'Services', subCategory: 'Tutoring', title: 'At your table' }
    const attributes = { subject: 'turkish', language: 'english' }
    expect(matches({ text: 'turkish lesson' }, aListing({ ...lesson, attributes }))).toBe(true)
    expect(matches({ text: 'english lesson' }, aListing({ ...lesson, attributes }))).toBe(false)
  })

  it('does not match a letter that only resembles another one', () => {
    expect(matches({ text: 'گار' }, aListing({ title: 'كار' }))).toBe(false)
    expect(matches({ text: '6.40' }, aListing({ title: 'Enfield 6,400 km' }))).toBe(false)
  })

  it('compares location and condition for equality', () => {
    expect(matches({ location: 'Girne', condition: 'used' })).toBe(true)
    expect(matches({ location: 'Lefke' })).toBe(false)
    expect(matches({ condition: 'new' })).toBe(false)
    const { condition: _condition, ...unspecified } = civic
    expect(matches({ condition: 'used' }, unspecified)).toBe(false)
  })

  it.each(['sold', 'held', 'removed'] as const)('matches no listing that is %s', (status) => {
    expect(matches({ text: 'civic' }, aListing({ status }))).toBe(false)
  })

  it('matches a known query with the listings of its categories, and by the text', () => {
    const phone = aListing({
      title: 'Galaxy',
      category: 'Electronics',
      subCategory: 'Mobile Phones',
    })
    const jobsBiography = aListing({
      title: 'Jobs: a biography',
      category: 'Education',
      subCategory: 'Books & Study Notes',
    })
    expect(matches({ text: 'mobile & tablets' }, phone)).toBe(true)
    expect(matches({ text: 'Jobs' }, jobsBiography)).toBe(true)
    expect(matches({ text: 'Furniture & Decor' }, phone)).toBe(false)
  })

  it('applies the location to a known query as well', () => {
    expect(matches({ text: 'car', location: 'Lefke' })).toBe(false)
  })

  it.each(['araba', 'satılık otomobiller', 'Kyrenia honda', 'girne’de araba'])(
    'matches the text %j by other words for category and place',
    (text) => {
      expect(matches({ text })).toBe(true)
    },
  )

  it('names a home by the deal that its attribute states, whatever its title says', () => {
    const home = { category: 'Real Estate', subCategory: 'Apartments' }
    const toRent = aListing({
      ...home,
      id: 'rent',
      title: 'Bright 3+1',
      attributes: { dealType: 'rent' },
      timestamp: '2026-02-01T00:00:00.000Z',
    })
    const room = aListing({
      ...home,
      id: 'room',
      title: 'Room for a student',
      subCategory: 'Room Rentals',
      timestamp: '2026-01-01T00:00:00.000Z',
    })
    const forSale = aListing({
      ...home,
      id: 'sale',
      title: 'Sea view, never rent again',
      attributes: { dealType: 'sale' },
    })
    const found = (text: string) =>
      findListings([room, forSale, toRent], { text, location: 'All' }).map(({ id }) => id)
    expect(found('Property for Rent')).toEqual(['rent', 'room', 'sale'])
    expect(found('kiralık emlak')).toEqual(['rent', 'room', 'sale'])
    expect(found('satılık daire')).toEqual(['sale'])
    expect(found('Property for Sale')).toEqual(['sale'])
  })

  it.each([
    'a civic',
    'civic için',
    'the car in Girne',
    'cars and vehicles for sale',
    'Honda ve Civ',
  ])('gives words such as “for” and “ve” no weight in %j', (text) => {
    expect(matches({ text })).toBe(true)
  })

  it('finds a text of such words alone by its letters', () => {
    expect(matches({ text: 'for' })).toBe(true)
    expect(matches({ text: 'the' })).toBe(false)
  })

  it('orders by what the words mean, then by beginnings, then by letters anywhere', () => {
    const titles = ['Scarf', 'Carpet', 'Sell my car: garage', 'Honda', 'Card game', 'Arpeggio']
    const listings = titles.map((title, index) =>
      aListing({
        id: title,
        title,
        ...(title !== 'Honda' && { category: 'Fashion', subCategory: "Women's Accessories" }),
        timestamp: new Date(Date.UTC(2026, 0, 10 - index)).toISOString(),
      }),
    )
    const found = (query: Partial<SearchQuery>) =>
      findListings(listings, { text: 'CARS', location: 'All', ...query }).map(({ id }) => id)
    expect(found({ text: 'auto' })).toEqual(['Honda', 'Sell my car: garage'])
    expect(found({ text: 'card' })).toEqual(['Card game'])
    expect(found({ text: 'carp' })).toEqual(['Carpet'])
    expect(found({ text: 'arp' })).toEqual(['Arpeggio', 'Carpet'])
    expect(found({ text: 'car' })).toEqual([
      'Honda',
      'Sell my car: garage',
      'Scarf',
      'Carpet',
      'Card game',
    ])
    expect(found({ text: 'car', sort: 'newest' })).toEqual(titles.slice(0, 5))
  })
})
