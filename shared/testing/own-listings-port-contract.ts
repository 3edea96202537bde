import { beforeEach, describe, expect, it } from 'vitest'

import type { Listing, NewListing } from '#domain/listing/listing.ts'
import type { ListingsPort, OwnListingsPort } from '#domain/ports.ts'
import { ok } from '#domain/result.ts'

import { aListing } from './a-listing.ts'

type Ports = {
  readonly own: OwnListingsPort
  readonly listings: Pick<ListingsPort, 'byId' | 'bySeller' | 'countBySeller'>
}

type Options = {
  readonly open: (listings: readonly Listing[]) => Promise<Ports>
  /** A link that the backend accepts as a picture of ayse's. */
  readonly picture: string
}

const done = ok(undefined)

/**
 * What every {@link OwnListingsPort} does, and what a {@link ListingsPort} returns of a seller's listings.
 * `open` returns ports over exactly these listings, signed in as `ayse`, whose name is `Ayşe Kaya`.
 */
export function describeOwnListingsPort(name: string, { open, picture }: Options): void {
  const stock = [
    aListing({ id: 'new', timestamp: '2026-07-04T10:00:00.000Z', year: 2016 }),
    aListing({ id: 'sold', timestamp: '2026-07-03T10:00:00.000Z', status: 'sold' }),
    aListing({ id: 'foreign', timestamp: '2026-07-02T10:00:00.000Z', userId: 'mehmet' }),
    aListing({ id: 'held', timestamp: '2026-07-01T12:00:00.000Z', status: 'held' }),
    aListing({ id: 'old', timestamp: '2026-07-01T10:00:00.000Z' }),
    aListing({ id: 'removed', timestamp: '2026-06-30T10:00:00.000Z', status: 'removed' }),
  ]

  const { id: _id, status: _status, year: _year, ...ordinary } = aListing()
  const fresh: NewListing = {
    ...ordinary,
    currency: 'GBP',
    category: 'Vehicles',
    subCategory: 'Cars for Sale',
    location: 'Girne',
    paymentOptions: ['Cash'],
    contactMethod: ['Both'],
    condition: 'used',
    imageUrl: [picture],
    timestamp: '2026-07-05T10:00:00.000Z',
  }

  describe(`${name}: the user's own listings`, () => {
    let ports: Ports
    beforeEach(async () => {
      ports = await open(stock)
    })

    const read = async (id: string) => {
      const found = await ports.listings.byId(id)
      if (!found.ok) throw found.error.cause
      return found.value
    }
    const idsOf = async (limit: number, cursor?: string) => {
      const page = await ports.own.list('ayse', {
        limit,
        ...(cursor !== undefined && { cursor }),
      })
      if (!page.ok) throw page.error.cause
      return { ids: page.value.listings.map(({ id }) => id), next: page.value.nextCursor }
    }

    it('are listed for their seller, with sold and withheld ones, newest first, in pages', async () => {
      const first = await idsOf(2)
      expect(first.ids).toEqual(['new', 'sold'])
      const second = await idsOf(1, first.next)
      expect(second.ids).toEqual(['held'])
      expect(await idsOf(2, second.next)).toEqual({ ids: ['old', 'removed'], next: undefined })
    })

    it('are listed for visitors without those that are withheld', async () => {
      const page = await ports.listings.bySeller('ayse', { limit: 10 })
      expect(page.ok && page.value.listings.map(({ id }) => id)).toEqual(['new', 'sold', 'old'])
    })

    it('can be read and changed while they are withheld', async () => {
      expect(await read('held')).toMatchObject({ id: 'held', status: 'held' })
      expect(await ports.own.update('held', { price: 9000 })).toEqual(done)
      expect(await read('held')).toMatchObject({ price: 9000, status: 'held' })
      expect(await ports.own.remove('held')).toEqual(done)
    })

    it('are counted', async () => {
      expect(await ports.listings.countBySeller('ayse')).toEqual(
        ok({ active: 3, sold: 1, removed: 1 }),
      )
    })

    it('are created once, however often the call is repeated', async () => {
      expect(await ports.own.create('fresh', fresh)).toEqual(done)
      expect(await ports.own.create('fresh', { ...fresh, title: 'Again' })).toEqual(done)
      expect(await read('fresh')).toEqual({ ...fresh, id: 'fresh', status: 'active' })
      expect((await idsOf(10)).ids).toEqual(['fresh', 'new', 'sold', 'held', 'old', 'removed'])
    })

    it('are changed only in the named fields', async () => {
      expect(await ports.own.update('new', { title: 'Civic, now cheaper', price: 9000 })).toEqual(
        done,
      )
      expect(await read('new')).toEqual({ ...stock[0], title: 'Civic, now cheaper', price: 9000 })
    })

    it('lose their year when it is removed', async () => {
      expect(await ports.own.update('new', { year: 2017 })).toEqual(done)
      expect(await read('new')).toHaveProperty('year', 2017)
      expect(await ports.own.update('new', { year: null })).toEqual(done)
      expect(await read('new')).not.toHaveProperty('year')
    })

    it('lose the mark of a negotiable price when it is removed', async () => {
      expect(await ports.own.update('new', { negotiable: true })).toEqual(done)
      expect(await read('new')).toHaveProperty('negotiable', true)
      expect(await ports.own.update('new', { price: 9000 })).toEqual(done)
      expect(await read('new')).toHaveProperty('negotiable', true)
      expect(await ports.own.update('new', { negotiable: null })).toEqual(done)
      expect(await read('new')).not.toHaveProperty('negotiable')
    })

    it('have their attributes replaced as a whole, or removed', async () => {
      const attributes = { mileage: 84_000, gearbox: 'automatic' }
      expect(await ports.own.update('new', { attributes })).toEqual(done)
      expect(await read('new')).toHaveProperty('attributes', attributes)
      expect(await ports.own.update('new', { attributes: { gearbox: 'manual' } })).toEqual(done)
      expect(await read('new')).toHaveProperty('attributes', { gearbox: 'manual' })
      expect(await ports.own.update('new', { attributes: null })).toEqual(done)
      expect(await read('new')).not.toHaveProperty('attributes')
    })

    it('can be marked as sold and as active again', async () => {
      expect(await ports.own.setStatus('new', 'sold')).toEqual(done)
      expect(await read('new')).toMatchObject({ status: 'sold' })
      expect(await ports.own.setStatus('new', 'active')).toEqual(done)
      expect(await read('new')).toMatchObject({ status: 'active' })
    })

    it.each(['new', 'held'])('can be renewed: %s', async (id) => {
      const before = await read(id)
      expect(await ports.own.renew(id)).toEqual(done)
      expect(await read(id)).toEqual({ ...before, renewedAt: expect.any(String) })
    })

    it('are deleted, without an error when they are already gone', async () => {
      expect(await ports.own.remove('new')).toEqual(done)
      expect(await ports.own.remove('new')).toEqual(done)
      expect(await read('new')).toBeUndefined()
    })

    it('cannot be changed once they are deleted', async () => {
      expect(await ports.own.setStatus('no-such-listing', 'sold')).toMatchObject({ ok: false })
      expect(await ports.own.update('no-such-listing', { price: 1 })).toMatchObject({ ok: false })
      expect(await ports.own.renew('no-such-listing')).toMatchObject({ ok: false })
    })
  })
}
