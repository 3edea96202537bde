import { documentReads } from '@adamarket/shared/firebase/document-reads.ts'
import { createFirestoreProfiles } from '@adamarket/shared/firebase/firestore-profiles.ts'
import { aProfile } from '@adamarket/shared/testing/a-profile.ts'
import { describeProfilesPort } from '@adamarket/shared/testing/profiles-port-contract.ts'
import type { Firestore } from 'firebase/firestore/lite'
import { afterAll, expect, it } from 'vitest'

import type { EmulatedFirestore } from './emulated-firestore.ts'
import { openEmulatedFirestore } from './emulated-firestore.ts'

const opened: EmulatedFirestore[] = []
afterAll(() => Promise.all(opened.map((emulated) => emulated.close())))

async function open(profiles = [aProfile()]): Promise<EmulatedFirestore> {
  const emulated = await openEmulatedFirestore('profiles')
  opened.push(emulated)
  await emulated.storeAll(new Map(profiles.map(({ id, ...fields }) => [`users/${id}`, fields])))
  return emulated
}

const portOf = (firestore: Firestore) =>
  createFirestoreProfiles(firestore, documentReads(firestore))

describeProfilesPort('in Firestore', async (profiles) => {
  const emulated = await open([...profiles])
  return portOf(emulated.signedInAs('ayse', 'ayse@example.com'))
})

it("refuses to save another user's profile", async () => {
  const emulated = await open()
  const port = portOf(emulated.signedInAs('mehmet', 'mehmet@example.com'))
  expect(await port.save(aProfile({ name: 'Not Ayşe', email: '' }))).toMatchObject({
    ok: false,
    error: { kind: 'permission-denied' },
  })
  expect(await port.byId('ayse')).toEqual({ ok: true, value: aProfile() })
})
