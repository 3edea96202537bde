import { describe, expect, it } from 'vitest'

import type { FavouriteAlertsPort } from '#domain/ports.ts'
import { ok } from '#domain/result.ts'

/** What every {@link FavouriteAlertsPort} does. `open` returns the port of the user `ayse`, who has chosen nothing. */
export function describeFavouriteAlertsPort(
  name: string,
  open: () => Promise<FavouriteAlertsPort>,
): void {
  describe(`${name}: a FavouriteAlertsPort`, () => {
    it('is off at first, and as the user chose last', async () => {
      const port = await open()
      expect(await port.isOn('ayse')).toEqual(ok(false))
      for (const isOn of [true, false]) {
        const done = ok(undefined)
        expect(await port.set('ayse', { isOn, language: 'tr' })).toEqual(done)
        expect(await port.isOn('ayse')).toEqual(ok(isOn))
      }
    })
  })
}
