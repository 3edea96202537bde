import type { Firestore } from 'firebase/firestore/lite'
import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite'

import type { ReportsPort } from '#domain/ports.ts'
import { ok } from '#domain/result.ts'

import { write } from './to-result.ts'

/**
 * Reports of listings, in `reports/{listingId}_{uid}`. They cannot be read, and the rules deny a second
 * report with the same error as any other denied write. But they allow the reporter a write that
 * changes nothing, which fails unless the report exists.
 */
export function createFirestoreReports(firestore: Firestore): ReportsPort {
  return {
    async send(report) {
      const target = doc(firestore, 'reports', `${report.listingId}_${report.userId}`)
      const written = await write(() => setDoc(target, { ...report, createdAt: serverTimestamp() }))
      if (written.ok) return ok('sent')
      if (written.error.kind !== 'permission-denied') return written
      const exists = await write(() => updateDoc(target, { userId: report.userId }))
      return exists.ok ? ok('already-reported') : written
    },
  }
}
