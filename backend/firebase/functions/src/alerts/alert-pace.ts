import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore'

import type { Action } from '#functions/limits/rate-limits.ts'
import { checkRateLimit, rateLimits, readLimits } from '#functions/limits/rate-limits.ts'

import type { WaitingAlert } from './stored-search.ts'

/** Whether a user is alerted about a new listing now, or later with other alerts. */
export type AlertPace = {
  /** What an alert waits for; undefined when the user is alerted now. */
  readonly waitsFor?: WaitingAlert['waitsFor']
  /** Counts this alert, in `limits/{uid}`. */
  readonly counted: { readonly alerts: readonly Action[] }
}

export function limitsRef(firestore: Firestore, userId: string): DocumentReference {
  return firestore.collection('limits').doc(userId)
}

/**
 * The first alert comes at once, the next ones together once an hour, and the rest of a day with the daily email: others
 * decide how many listings there are, and what their titles say.
 *
 * @param limits the document of the user
 */
export function paceOfAlerts(limits: DocumentSnapshot | undefined, now: Date): AlertPace {
  const { alerts } = readLimits(limits?.data())
  const alert = { id: '', at: now.toISOString() }
  const day = checkRateLimit(alerts, alert, rateLimits.alertsOfDay)
  const hour = checkRateLimit(alerts, alert, rateLimits.alerts)
  const counted = { alerts: [...alerts.filter((each) => !day.old.includes(each)), alert] }
  if (!day.isAllowed) return { waitsFor: 'day', counted }
  return hour.isAllowed ? { counted } : { waitsFor: 'hour', counted }
}
