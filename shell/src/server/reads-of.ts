import type { Report } from '@adamarket/shared/domain/report.ts'
import { parseFirebaseSettings } from '@adamarket/shared/firebase/settings.ts'

import type { ServerReads } from '#host/connect-on-server.ts'
import { connectOnServer } from '#host/connect-on-server.ts'

let known: { readonly key: string; readonly reads: ServerReads } | undefined

/** The reads of a server by Firestore's lite client, connected once. Throws when the settings are wrong. */
export function readsOf(environment: unknown, report: Report): ServerReads {
  const key = JSON.stringify(environment)
  if (known?.key === key) return known.reads
  const settings = parseFirebaseSettings(environment)
  if (!settings.ok) throw settings.error.cause
  known = { key, reads: connectOnServer(settings.value, report) }
  return known.reads
}
