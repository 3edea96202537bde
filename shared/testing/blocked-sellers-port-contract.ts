import { beforeEach, describe, expect, it } from 'vitest'

import type { BlockedSeller } from '#domain/user/blocked-seller.ts'
import { maxBlockedSellers } from '#domain/user/blocked-seller.ts'
import type { BlockedSellersPort } from '#domain/ports.ts'
import { ok } from '#domain/result.ts'

import { failed } from './failed.ts'

const mehmet = { sellerId: 'mehmet', name: 'Mehmet', blockedAt: '2026-07-04T10:00:00.000Z' }
const okan = { sellerId: 'okan', name: 'Okan', blockedAt: '2026-07-05T10:00:00.000Z' }
const done = ok(undefined)

/** What every {@link BlockedSellersPort} does. `open` returns a port as `ayse`, who has blocked these sellers. */
export function describeBlockedSellersPort(
  name: string,
  open: (blocked: readonly BlockedSeller[]) => Promise<BlockedSellersPort>,
): void {
  describe(`${name}: a BlockedSellersPort`, () => {
    let port: BlockedSellersPort
    beforeEach(async () => {
      port = await open([])
    })

    it('lists the last blocked first', async () => {
      expect(await port.list('ayse')).toEqual(ok([]))
      expect(await port.block('ayse', mehmet)).toEqual(done)
      expect(await port.block('ayse', okan)).toEqual(done)
      expect(await port.list('ayse')).toEqual(ok([okan, mehmet]))
    })

    it('blocks a seller once, however often it is called', async () => {
      await port.block('ayse', mehmet)
      expect(await port.block('ayse', { ...mehmet, name: 'Mehmet Kaya' })).toEqual(done)
      expect(await port.list('ayse')).toEqual(ok([mehmet]))
    })

    it('blocks no more than one user may, and another one when one is unblocked', async () => {
      const others = Array.from({ length: maxBlockedSellers - 1 }, (_, index) => ({
        ...mehmet,
        sellerId: `seller-${index}`,
      }))
      port = await open(others)
      expect(await port.block('ayse', mehmet)).toEqual(done)
      expect(await port.block('ayse', okan)).toMatchObject(failed('invalid'))
      expect(await port.block('ayse', mehmet)).toEqual(done)
      await port.unblock('ayse', 'mehmet')
      expect(await port.block('ayse', okan)).toEqual(done)
    })

    it('unblocks a seller, also one that is not blocked', async () => {
      await port.block('ayse', mehmet)
      expect(await port.unblock('ayse', 'mehmet')).toEqual(done)
      expect(await port.unblock('ayse', 'mehmet')).toEqual(done)
      expect(await port.list('ayse')).toEqual(ok([]))
    })
  })
}
