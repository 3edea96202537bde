import { beforeEach, describe, expect, it } from 'vitest'

import type { ProfilesPort } from '#domain/ports.ts'
import type { Profile } from '#domain/user/profile.ts'
import { ok } from '#domain/result.ts'

import { aProfile } from './a-profile.ts'

const impossibleIds = ['no-such-user', '', 'a/b', '..', '__x__']

/**
 * What every {@link ProfilesPort} does. `open` returns a port over exactly these profiles, signed in as
 * `ayse` with the address ayse@example.com.
 */
export function describeProfilesPort(
  name: string,
  open: (profiles: readonly Profile[]) => Promise<ProfilesPort>,
): void {
  describe(`${name}: a ProfilesPort`, () => {
    const ayse = aProfile()
    let port: ProfilesPort
    beforeEach(async () => {
      port = await open([ayse])
    })

    it('returns a profile by the id of its user', async () => {
      expect(await port.byId(ayse.id)).toEqual(ok(ayse))
    })

    it.each(impossibleIds)('returns undefined for the id %j', async (id) => {
      expect(await port.byId(id)).toEqual(ok(undefined))
    })

    it('creates a first profile', async () => {
      const empty = await open([])
      expect(await empty.create(ayse)).toEqual(ok(ayse))
      expect(await empty.byId(ayse.id)).toEqual(ok(ayse))
    })

    it('returns the stored profile instead of creating another one', async () => {
      const other = { ...ayse, name: 'Ayşe K.', about: '' }
      expect(await port.create(other)).toEqual(ok(ayse))
      expect(await port.byId(ayse.id)).toEqual(ok(ayse))
    })

    it('returns what was saved last', async () => {
      const renamed = { ...ayse, name: 'Ayşe K.', email: '', about: '' }
      expect(await port.save(renamed)).toEqual(ok(undefined))
      expect(await port.byId(ayse.id)).toEqual(ok(renamed))
    })

    it('saves the first profile of a user', async () => {
      const empty = await open([])
      expect(await empty.save(ayse)).toEqual(ok(undefined))
      expect(await empty.byId(ayse.id)).toEqual(ok(ayse))
    })
  })
}
