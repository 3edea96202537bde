import type { ParsedEnvironment } from '@adamarket/shared/contract/environment.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'

import type { ServerReads } from '#host/data/connect-on-server.ts'
import { connectOnServer } from '#host/data/connect-on-server.ts'

let known: { readonly key: string; readonly reads: ServerReads } | undefined

/** The reads of a server, connected once. Throws when the settings are wrong. */
export function readsOf(settings: ParsedEnvironment['firebase'], report: Report): ServerReads {
  if (!settings.ok) throw settings.error.cause
  const key = JSON.stringify(settings.value)
  if (known?.key === key) return known.reads
  known = { key, reads: connectOnServer(settings.value, report) }
  return known.reads
}
