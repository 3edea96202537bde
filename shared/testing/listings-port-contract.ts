import { beforeAll, describe, expect, it } from 'vitest'

import type { Listing } from '#domain/listing.ts'
import type { ListingsPort } from '#domain/ports.ts'
import type { SearchQuery } from '#domain/search-query.ts'

import { aListing } from './a-listing.ts'

const impossibleIds = ['', '/', 'a/b', 'a/b/c', '.', '..', '__x__', 'x'.repeat(2000), 'no such ad']

/** Ads that are all different in what search looks at; the first is the newest. */
const stock: readonly Listing[] = [
  aListing({ id: 'civic', title: 'Honda Civic', location: 'Girne', condition: 'used' }),
  aListing({
    id: 'boat',
    title: 'ŞİŞME BOT',
    subCategory: 'Boats - Watercraft',
    location: 'Iskele',
    condition: 'new',
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
  }),
  aListing({
    id: 'phone',
    title: 'Galaxy S24',
    category: 'Electronics',
    subCategory: 'Mobile Phones',
    location: 'Guzelyurt',
    condition: 'new',
  }),
  aListing({
    id: 'guide',
    title: 'How to repair a Honda',
    category: 'Education',
    subCategory: 'Books & Study Notes',
    location: 'Lefke',
    condition: 'new',
  }),
].map((listing, age) => ({ ...listing, timestamp: minutesAgo(age) }))

/** More ads than an implementation reads at a time; three of a kind, then two at the same moment. */
const crowd: readonly Listing[] = Array.from({ length: 130 }, (_, age) =>
  aListing({
    id: `crowd-${String(age).padStart(3, '0')}`,
    title: age % 3 === 0 ? `Blue chair ${age}` : `Red chair ${age}`,
    timestamp: minutesAgo(Math.floor(age / 2)),
    status: age % 10 === 9 ? 'sold' : 'active',
  }),
)

/**
 * What every {@link ListingsPort} does. `open` gives a port over exactly these ads; each call is a
 * world of its own.
 */
export function describeListingsPort(
  name: string,
  open: (listings: readonly Listing[]) => Promise<ListingsPort>,
): void {
  describe(`${name}: a ListingsPort`, () => {
    describe('over a few ads', () => {
      let port: ListingsPort
      beforeAll(async () => {
        port = await open(stock)
      })

      it('gives the newest first and leaves out ads that are sold or held back', async () => {
        expect(ids(await newest(port, 10))).toEqual(['civic', 'boat', 'flat', 'phone', 'guide'])
      })

      it('gives no more than it is asked for, without counting sold ads', async () => {
        expect(ids(await newest(port, 3))).toEqual(['civic', 'boat', 'flat'])
      })

      it('gives an ad as it was written', async () => {
        expect(await port.byId('boat')).toEqual({ ok: true, value: stock[1] })
      })

      it('gives a sold ad by its id, so that its page can say so', async () => {
        expect(await port.byId('sold')).toMatchObject({ ok: true, value: { status: 'sold' } })
      })

      it.each(impossibleIds)('gives undefined for the id %j', async (id) => {
        expect(await port.byId(id)).toEqual({ ok: true, value: undefined })
      })

      it.each<[string, Partial<SearchQuery>, readonly string[]]>([
        ['a part of the title, ignoring case', { text: 'hONDa' }, ['civic', 'guide']],
        ['the location', { text: 'lefke' }, ['guide']],
        ['the category', { text: 'real est' }, ['flat']],
        ['the subcategory', { text: 'watercraft' }, ['boat']],
        ['Turkish letters by plain ones', { text: 'sisme' }, ['boat']],
        ['plain letters by Turkish ones', { text: 'İSKELE' }, ['boat']],
        ['not the description', { text: 'service history' }, []],
        ['the ads of a known query: a tab', { text: 'Mobile & Tablets' }, ['phone']],
        ['the ads of a known query: a tile', { text: 'car' }, ['civic', 'boat']],
        ['a location', { text: '', location: 'Girne' }, ['civic', 'flat']],
        ['a condition', { text: '', condition: 'new' }, ['boat', 'phone', 'guide']],
        [
          'text, location and condition together',
          { text: 'honda', location: 'Lefke', condition: 'new' },
          ['guide'],
        ],
        ['nothing when nothing matches', { text: 'submarine' }, []],
        ['everything that is not sold', { text: '' }, ['civic', 'boat', 'flat', 'phone', 'guide']],
      ])('search finds %s', async (_what, query, expected) => {
        const page = await search(port, query, 10)
        expect(ids(page.listings)).toEqual(expected)
        expect(page.nextCursor).toBeUndefined()
      })
    })

    describe('over many ads', () => {
      let port: ListingsPort
      beforeAll(async () => {
        port = await open(crowd)
      })

      it.each([
        ['all of them', '', 7],
        ['those that match', 'blue', 5],
        ['pages larger than what is read at a time', '', 60],
      ])('pages through %s without a gap or a repetition', async (_what, text, limit) => {
        const shown: string[] = []
        let cursor: string | undefined
        do {
          // Each page begins where the one before it ended.
          // oxlint-disable-next-line no-await-in-loop
          const page = await search(port, { text }, limit, cursor)
          shown.push(...ids(page.listings))
          cursor = page.nextCursor
          if (cursor !== undefined) expect(page.listings).toHaveLength(limit)
        } while (cursor !== undefined)
        const expected = crowd
          .filter(({ status, title }) => status === 'active' && title.toLowerCase().includes(text))
          .toSorted(newestThenLastId)
        expect(shown).toEqual(ids(expected))
      })

      it('says that the last page is the last when it is exactly full', async () => {
        const page = await search(port, { text: 'blue' }, 39)
        expect(page.listings).toHaveLength(39)
        expect(page.nextCursor).toBeUndefined()
      })

      it('refuses a cursor that it did not give', async () => {
        const found = await port.search(
          { text: '', location: 'All' },
          { limit: 5, cursor: '{"id":"a/b"}' },
        )
        expect(found).toMatchObject({ ok: false, error: { kind: 'invalid' } })
      })
    })

    it('finds nothing where there is nothing', async () => {
      const port = await open([])
      expect(await newest(port, 10)).toEqual([])
      expect(await search(port, { text: '' }, 10)).toEqual({ listings: [] })
    })
  })
}

async function newest(port: ListingsPort, limit: number): Promise<readonly Listing[]> {
  const found = await port.newest(limit)
  if (!found.ok) throw found.error.cause
  return found.value
}

async function search(
  port: ListingsPort,
  query: Partial<SearchQuery>,
  limit: number,
  cursor?: string,
) {
  const found = await port.search(
    { text: '', location: 'All', ...query },
    { limit, ...(cursor !== undefined && { cursor }) },
  )
  if (!found.ok) throw found.error.cause
  return found.value
}

function ids(listings: readonly Listing[]): readonly string[] {
  return listings.map(({ id }) => id)
}

function minutesAgo(minutes: number): string {
  return new Date(Date.UTC(2026, 6, 4, 12) - minutes * 60_000).toISOString()
}

function newestThenLastId(a: Listing, b: Listing): number {
  const key = ({ timestamp, id }: Listing) => `${timestamp} ${id}`
  return key(a) < key(b) ? 1 : -1
}
