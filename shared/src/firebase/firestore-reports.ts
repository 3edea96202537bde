import type { Firestore } from 'firebase/firestore'
import { doc, serverTimestamp, setDoc } from 'firebase/firestore'

import type { ReportsPort } from '#domain/ports.ts'
import { ok } from '#domain/result.ts'

import { write } from './access.ts'

/**
 * Reports of ads, in `reports/{listingId}_{uid}`. Nobody can read them, so that a second report of the
 * same ad is known by the rules' refusal to change the first.
 */
export function createFirestoreReports(firestore: Firestore): ReportsPort {
  return {
    async send(report) {
      const id = `${report.listingId}_${report.userId}`
      const written = await write(() =>
        setDoc(doc(firestore, 'reports', id), { ...report, createdAt: serverTimestamp() }),
      )
      if (written.ok) return ok('sent')
      return written.error.kind === 'permission-denied' ? ok('already-reported') : written
    },
  }
}
