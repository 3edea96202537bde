import type { Report } from '@adamarket/shared/domain/report.ts'
import * as v from 'valibot'

const schema = v.object({ telemetryUrl: v.optional(v.pipe(v.string(), v.url())) })

/**
 * The `telemetryUrl` of the page's environment: where events of visitors who agree are sent. An invalid
 * one is reported and ignored: no visitor is asked then, and nothing is sent.
 */
export function readTelemetryUrl(environment: unknown, report: Report): string | undefined {
  const parsed = v.safeParse(schema, environment)
  if (parsed.success) return parsed.output.telemetryUrl
  report({ what: 'The address of the measurements is not usable', cause: parsed.issues[0].message })
  return undefined
}
