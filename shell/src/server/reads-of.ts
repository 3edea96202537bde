import type { Report } from '@adamarket/shared/domain/report.ts'
import { parseFirebaseSettings } from '@adamarket/shared/firebase/settings.ts'

import { connectEarly } from '#host/connect-early.ts'
import type { Reads } from '#host/early-reads.ts'

let known: { readonly key: string; readonly reads: Reads } | undefined

/** The reads of a first view by Firestore's lite client, connected once. Throws when the settings are wrong. */
export function readsOf(environment: unknown, report: Report): Reads {
  const key = JSON.stringify(environment)
  if (known?.key === key) return known.reads
  const settings = parseFirebaseSettings(environment)
  if (!settings.ok) throw settings.error.cause
  known = { key, reads: connectEarly(settings.value, report) }
  return known.reads
}
