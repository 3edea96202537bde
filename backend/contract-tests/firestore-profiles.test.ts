import { createFirestoreProfiles } from '@adamarket/shared/firebase/firestore-profiles.ts'
import { aProfile } from '@adamarket/shared/testing/a-profile.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { EmulatedFirestore } from './emulated-firestore.ts'
import { openEmulatedFirestore } from './emulated-firestore.ts'

let emulated: EmulatedFirestore
beforeAll(async () => {
  emulated = await openEmulatedFirestore('profiles')
})
afterAll(() => emulated.close())

it('gives a profile by the id of its user', async () => {
  const { id, ...fields } = aProfile()
  await emulated.store(`users/${id}`, fields)
  expect(await createFirestoreProfiles(emulated.firestore).byId(id)).toEqual({
    ok: true,
    value: aProfile(),
  })
})

it.each(['nobody', '', 'a/b', '..', '__x__'])('gives undefined for the id %j', async (id) => {
  expect(await createFirestoreProfiles(emulated.firestore).byId(id)).toEqual({
    ok: true,
    value: undefined,
  })
})
