import type { Problem } from '#domain/report.ts'

import type { TelemetryEvent } from './telemetry-event.ts'

const maxLength = 200

/** The details that locate a problem in the site and do not identify the visitor. */
const harmless = new Set(['name', 'version', 'attempt', 'language'])

/** A problem without personal data. */
export function problemEvent({ what, cause, details = {} }: Problem): TelemetryEvent {
  const located = Object.entries(details).filter(([name]) => harmless.has(name))
  return { type: 'problem', what, cause: describe(cause), details: Object.fromEntries(located) }
}

function describe(cause: unknown): string {
  if (cause instanceof Error) return scrub(`${cause.name}: ${cause.message}`)
  if (typeof cause === 'object' && cause !== null) {
    const kind: unknown = Reflect.get(cause, 'kind')
    const inner: unknown = Reflect.get(cause, 'cause')
    return [typeof kind === 'string' ? kind : 'object', ...(inner ? [describe(inner)] : [])].join(
      ': ',
    )
  }
  return scrub(String(cause))
}

/** Removes email addresses, query strings, and ids that are long enough to be a user's. */
function scrub(text: string): string {
  return text
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(/[?#]\S*/g, '?…')
    .replaceAll(/\b[\w-]{20,}\b/g, '…')
    .slice(0, maxLength)
}
