import { createFirestoreSavedSearches } from '@adamarket/shared/firebase/firestore-saved-searches.ts'
import { describeSavedSearchesPort } from '@adamarket/shared/testing/saved-searches-port-contract.ts'
import { afterEach } from 'vitest'

import type { EmulatedFirestore } from './emulated-firestore.ts'
import { openEmulatedFirestore } from './emulated-firestore.ts'

const opened: EmulatedFirestore[] = []
afterEach(() => Promise.all(opened.splice(0).map((emulated) => emulated.close())))

describeSavedSearchesPort('in Firestore', async (searches) => {
  const emulated = await openEmulatedFirestore('saved-searches')
  opened.push(emulated)
  for (const { id, createdAt, ...search } of searches) {
    const stored = { ...search, language: 'en', createdAt: new Date(createdAt) }
    await emulated.store(`users/ayse/savedSearches/${id}`, stored)
  }
  return createFirestoreSavedSearches(emulated.signedInAs('ayse', 'ayse@example.com'))
})
