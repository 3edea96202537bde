import { beforeAll, describe, expect, it } from 'vitest'

import type { AppError } from '#domain/app-error.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { listingNumber } from '#domain/listing/listing-number.ts'
import type { ListingsPort } from '#domain/ports.ts'
import { maxCounted } from '#domain/ports.ts'
import type { Result } from '#domain/result.ts'
import type { SearchQuery } from '#domain/search/search-query.ts'
import { ok } from '#domain/result.ts'

import { failed } from './failed.ts'
import { aListing } from './a-listing.ts'
import { foundByPages, foundByRule } from './search-cases.ts'

const impossibleIds = [
  '',
  '/',
  'a/b',
  'a/b/c',
  '.',
  '..',
  '__x__',
  'x'.repeat(2000),
  'no such listing',
]

/** Listings that differ in everything search looks at; the first is the newest. */
const stock: readonly Listing[] = [
  aListing({
    id: 'civic',
    title: 'Honda Civic',
    location: 'Girne',
    area: 'Alsancak',
    condition: 'used',
    price: 9500,
    currency: 'GBP',
  }),
  aListing({
    id: 'boat',
    title: 'ŞİŞME BOT',
    subCategory: 'Boats - Watercraft',
    location: 'Iskele',
    condition: 'new',
    price: 20_000,
    currency: 'TRY',
    userId: 'mehmet',
    phoneVerified: true,
  }),
  aListing({ id: 'sold', title: 'Honda Civic, gone', status: 'sold' }),
  aListing({ id: 'held', title: 'Honda Civic, again', status: 'held' }),
  aListing({
    id: 'flat',
    title: 'Sea view, two bedrooms',
    category: 'Real Estate',
    subCategory: 'Apartments',
    location: 'Girne',
    condition: 'other',
    price: 180_000,
    currency: 'GBP',
  }),
  aListing({
    id: 'phone',
    title: 'Galaxy S24',
    category: 'Electronics',
    subCategory: 'Mobile Phones',
    location: 'Guzelyurt',
    condition: 'new',
    price: 650.5,
    currency: 'EUR',
    earlierPrices: [{ price: 700, currency: 'EUR', until: minutesAgo(1) }],
    userId: 'mehmet',
  }),
  aListing({
    id: 'guide',
    title: 'How to repair a Honda, Yeşilyurt',
    category: 'Education',
    subCategory: 'Books & Study Notes',
    location: 'Lefke',
    condition: 'new',
    price: 400,
    currency: 'USD',
    phoneNumber: 'ask me',
  }),
].map((listing, age) => ({ ...listing, timestamp: minutesAgo(age) }))

/** More listings than an implementation reads at a time; three are alike, then two have the same time. */
const crowd: readonly Listing[] = Array.from({ length: 130 }, (_, age) =>
  aListing({
    id: `crowd-${String(age).padStart(3, '0')}`,
    title: age % 3 === 0 ? `Blue chair ${age}` : `Red chair ${age}`,
    timestamp: minutesAgo(Math.floor(age / 2)),
    price: 10 + (age % 7) * 5,
    currency: age % 5 === 0 ? 'USD' : 'GBP',
    status: age % 10 === 9 ? 'sold' : 'active',
  }),
)

/**
 * What every {@link ListingsPort} does. `open` returns a port over exactly these listings; calls do not
 * share state.
 */
export function describeListingsPort(
  name: string,
  open: (listings: readonly Listing[]) => Promise<ListingsPort>,
): void {
  describe(`${name}: a ListingsPort`, () => {
    describe('with few listings', () => {
      let port: ListingsPort
      beforeAll(async () => {
        port = await open(stock)
      })

      it('returns the newest first, without sold and held ones', async () => {
        expect(ids(await newest(port, 10))).toEqual(['civic', 'boat', 'flat', 'phone', 'guide'])
      })

      it('returns no more than the limit, not counting sold ones', async () => {
        expect(ids(await newest(port, 3))).toEqual(['civic', 'boat', 'flat'])
      })

      it('returns a listing as it was written', async () => {
        expect(await port.byId('boat')).toEqual(ok(stock[1]))
      })

      it('carries no phone number in home and results, and says which listings have one', async () => {
        const found = await search(port, {}, 10)
        for (const listings of [await newest(port, 10), found.listings]) {
          expect(listings.length).toBeGreaterThan(2)
          for (const { id, phoneNumber, numberOnRequest } of listings) {
            expect({ id, phoneNumber, numberOnRequest }).toEqual({
              id,
              phoneNumber: '',
              numberOnRequest: id === 'guide' ? undefined : true,
            })
          }
        }
      })

      it('counts the active listings of any seller', async () => {
        expect(await port.countActive('ayse')).toEqual(ok(3))
        expect(await port.countActive('mehmet')).toEqual(ok(2))
        expect(await port.countActive('no-such-user')).toEqual(ok(0))
      })

      it('counts the active listings of each place', async () => {
        expect(await port.countByPlace()).toEqual(
          ok({
            Girne: 2,
            'Girne/Alsancak': 1,
            Guzelyurt: 1,
            Lefke: 1,
            'Lefke/Yeşilyurt': 1,
            Iskele: 1,
          }),
        )
        expect(await port.countByPlace('Vehicles')).toEqual(
          ok({ Girne: 1, 'Girne/Alsancak': 1, Iskele: 1 }),
        )
        expect(await port.countByPlace('Vehicles', 'Cars for Sale')).toEqual(
          ok({ Girne: 1, 'Girne/Alsancak': 1 }),
        )
        expect(await port.countByPlace('Pets')).toEqual(ok({}))
      })

      it('returns a sold listing by its id', async () => {
        expect(await port.byId('sold')).toMatchObject(ok({ status: 'sold' }))
      })

      it.each(impossibleIds)('returns undefined for the id %j', async (id) => {
        expect(await port.byId(id)).toEqual(ok(undefined))
      })

      it.each<[string, Partial<SearchQuery>, readonly string[]]>([
        ['a part of the title, ignoring case', { text: 'hONDa' }, ['civic', 'guide']],
        ['the number', { text: listingNumber('boat') }, ['boat']],
        ['the location', { text: 'lefke' }, ['guide']],
        ['the category', { text: 'real est' }, ['flat']],
        ['the subcategory', { text: 'watercraft' }, ['boat']],
        ['Turkish letters when plain ones are typed', { text: 'sisme' }, ['boat']],
        ['plain letters when Turkish ones are typed', { text: 'İSKELE' }, ['boat']],
        ['not the description', { text: 'service history' }, []],
        ['the listings of a known query: a tab', { text: 'Mobile & Tablets' }, ['phone']],
        ['the listings of a known query: a tile', { text: 'car' }, ['civic', 'boat']],
        ['a location', { text: '', location: 'Girne' }, ['civic', 'flat']],
        ['a stated area', { location: 'Girne', area: 'Alsancak' }, ['civic']],
        ['the area that the title names', { location: 'Lefke', area: 'Yeşilyurt' }, ['guide']],
        ['an older name of an area', { text: 'karavas' }, ['civic']],
        ['a condition', { text: '', condition: 'new' }, ['boat', 'phone', 'guide']],
        [
          'text, location and condition together',
          { text: 'honda', location: 'Lefke', condition: 'new' },
          ['guide'],
        ],
        ['a category', { category: 'Education' }, ['guide']],
        ['a subcategory', { category: 'Vehicles', subcategory: 'Boats - Watercraft' }, ['boat']],
        ['a text in a category', { text: 'honda', category: 'Vehicles' }, ['civic']],
        [
          'prices in other currencies by their rough worth',
          { price: { currency: 'GBP', min: 300, max: 600 } },
          ['boat', 'phone', 'guide'],
        ],
        ['prices from', { price: { currency: 'GBP', min: 9500.01 } }, ['flat']],
        [
          'prices up to',
          { price: { currency: 'GBP', max: 9500 } },
          ['civic', 'boat', 'phone', 'guide'],
        ],
        ['one price', { price: { currency: 'EUR', min: 650.5, max: 650.5 } }, ['phone']],
        ['no price where the range is empty', { price: { currency: 'GBP', min: 9, max: 8 } }, []],
        ['reduced prices', { reduced: true }, ['phone']],
        ['verified phone numbers', { verified: true }, ['boat']],
        [
          'reduced prices in a range, the cheapest first',
          { reduced: true, price: { currency: 'EUR', max: 650 }, sort: 'price-up' },
          [],
        ],
        [
          'the cheapest first, in any currency',
          { sort: 'price-up' },
          ['boat', 'guide', 'phone', 'civic', 'flat'],
        ],
        [
          'the most expensive first, in any currency',
          { sort: 'price-down' },
          ['flat', 'civic', 'phone', 'boat', 'guide'],
        ],
        [
          'a range of prices, the cheapest first',
          { price: { currency: 'GBP', min: 9500, max: 180_000 }, sort: 'price-up' },
          ['civic', 'flat'],
        ],
        [
          'a range of prices, the dearest first',
          { price: { currency: 'GBP', min: 9500, max: 180_000 }, sort: 'price-down' },
          ['flat', 'civic'],
        ],
        [
          'all of it together',
          {
            text: 'car',
            location: 'Iskele',
            condition: 'new',
            category: 'Vehicles',
            subcategory: 'Boats - Watercraft',
            price: { currency: 'TRY', min: 15_000, max: 25_000 },
            sort: 'price-down',
          },
          ['boat'],
        ],
        ['nothing when nothing matches', { text: 'submarine' }, []],
        ['everything that is not sold', { text: '' }, ['civic', 'boat', 'flat', 'phone', 'guide']],
      ])('search finds %s', async (_what, query, expected) => {
        const page = await search(port, query, 10)
        expect(ids(page.listings)).toEqual(expected)
        expect(page.nextCursor).toBeUndefined()
        const { count } = valueOf(await port.count({ text: '', location: 'All', ...query }))
        expect(count).toBe(expected.length)
      })

      it('returns the listings of a seller that are not withheld, in pages', async () => {
        const first = await bySeller(port, 'ayse', 3)
        expect(ids(first.listings)).toEqual(['civic', 'sold', 'flat'])
        const second = await bySeller(port, 'ayse', 3, first.nextCursor)
        expect(ids(second.listings)).toEqual(['guide'])
        expect(second.nextCursor).toBeUndefined()
        expect(await bySeller(port, 'no-such-user', 3)).toEqual({ listings: [] })
      })
    })

    describe('with many listings', () => {
      let port: ListingsPort
      beforeAll(async () => {
        port = await open(crowd)
      })

      it.each<[string, Partial<SearchQuery>, number]>([
        ['all of them', {}, 7],
        ['those that match', { text: 'blue' }, 5],
        ['pages larger than what is read at a time', {}, 110],
        ['the cheapest first', { sort: 'price-up' }, 20],
        ['the most expensive first', { text: 'blue', sort: 'price-down' }, 6],
        ['a range of prices', { price: { currency: 'GBP', min: 15, max: 30 } }, 9],
        [
          'a range of prices, the cheapest first',
          { price: { currency: 'GBP', min: 15, max: 30 }, sort: 'price-up' },
          9,
        ],
      ])('pages through %s without gaps or repetitions', async (_what, query, limit) => {
        const whole = { text: '', location: 'All', ...query } as const
        expect(await foundByPages(port.search, whole, limit)).toEqual(foundByRule(crowd, whole))
      })

      it('returns a page of a seller that is longer than a list may be', async () => {
        const page = await bySeller(port, 'ayse', 110)
        expect(ids(page.listings).toSorted()).toEqual(ids(crowd.slice(0, 110)))
        const rest = await bySeller(port, 'ayse', 110, page.nextCursor)
        expect(ids(rest.listings).toSorted()).toEqual(ids(crowd.slice(110)))
      })

      it('counts no further than it says', async () => {
        const all = await port.count({ text: 'chair', location: 'All' })
        expect(valueOf(all)).toEqual({ count: maxCounted, isExact: false })
        const blue = await port.count({ text: 'blue', location: 'All' })
        expect(valueOf(blue).count).toBe(39)
        expect(await port.countActive('ayse')).toEqual(ok(maxCounted))
      })

      it('marks a full page as the last when there are no more', async () => {
        const page = await search(port, { text: 'blue' }, 39)
        expect(page.listings).toHaveLength(39)
        expect(page.nextCursor).toBeUndefined()
      })

      it.each(['', '{"id":"a/b"}', 'newest ', 'newest ../x', 'price-up zzz'])(
        'refuses the foreign cursor %j',
        async (cursor) => {
          const page = { limit: 5, cursor }
          const refused = failed('invalid')
          expect(await port.search({ text: '', location: 'All' }, page)).toMatchObject(refused)
          expect(await port.bySeller('ayse', page)).toMatchObject(refused)
        },
      )
    })

    it('finds listings without a time after all others', async () => {
      const { timestamp: _timestamp, ...undated } = aListing({ id: 'undated' })
      const port = await open([undated, aListing({ id: 'dated' })])
      expect(ids((await search(port, {}, 10)).listings)).toEqual(['dated', 'undated'])
    })

    it('finds nothing in an empty collection', async () => {
      const port = await open([])
      expect(await newest(port, 10)).toEqual([])
      expect(await search(port, { text: '' }, 10)).toEqual({ listings: [] })
    })
  })
}

async function newest(port: ListingsPort, limit: number): Promise<readonly Listing[]> {
  return valueOf(await port.newest(limit))
}

async function search(
  port: ListingsPort,
  query: Partial<SearchQuery>,
  limit: number,
  cursor?: string,
) {
  return valueOf(
    await port.search(
      { text: '', location: 'All', ...query },
      { limit, ...(cursor !== undefined && { cursor }) },
    ),
  )
}

async function bySeller(port: ListingsPort, userId: string, limit: number, cursor?: string) {
  return valueOf(await port.bySeller(userId, { limit, ...(cursor !== undefined && { cursor }) }))
}

function valueOf<T>(result: Result<T, AppError>): T {
  if (!result.ok) throw result.error.cause
  return result.value
}

function ids(listings: readonly Listing[]): readonly string[] {
  return listings.map(({ id }) => id)
}

function minutesAgo(minutes: number): string {
  return new Date(Date.UTC(2026, 6, 4, 12) - minutes * 60_000).toISOString()
}
