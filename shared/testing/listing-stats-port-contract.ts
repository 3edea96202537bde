import { beforeEach, describe, expect, it } from 'vitest'

import type { ListingStats, ListingStatsPort } from '#domain/ports.ts'
import { ok } from '#domain/result.ts'

type Ports = {
  readonly byVisitor: Pick<ListingStatsPort, 'countView'>
  readonly bySeller: Pick<ListingStatsPort, 'byId'>
}

/**
 * What every {@link ListingStatsPort} does. `open` returns ports over exactly these numbers: one for any
 * visitor, and one for the seller of all listings, `civic` and `chair`.
 */
export function describeListingStatsPort(
  name: string,
  open: (stats: Readonly<Record<string, ListingStats>>) => Promise<Ports>,
): void {
  describe(`${name}: a ListingStatsPort`, () => {
    let ports: Ports
    beforeEach(async () => {
      ports = await open({ civic: { views: 11, favourites: 3 } })
    })

    it('counts each view', async () => {
      expect(await ports.byVisitor.countView('civic')).toEqual(ok(undefined))
      expect(await ports.bySeller.byId('civic')).toEqual(ok({ views: 12, favourites: 3 }))
    })

    it('counts from zero', async () => {
      const none = ok({ views: 0, favourites: 0 })
      expect(await ports.bySeller.byId('chair')).toEqual(none)
      await ports.byVisitor.countView('chair')
      await ports.byVisitor.countView('chair')
      const two = ok({ views: 2, favourites: 0 })
      expect(await ports.bySeller.byId('chair')).toEqual(two)
    })
  })
}
