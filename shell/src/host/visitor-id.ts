import { storedValue } from '@adamarket/shared/state/stored-value.ts'
import * as v from 'valibot'

const stored = storedValue('localStorage', 'visitorId', v.string())

/**
 * A random name for this device, made on the first visit and sent nowhere: it decides which canaries
 * the visitor gets. Where nothing can be kept it lasts as long as the page.
 */
export function visitorId(): string {
  const kept = stored.read()
  if (kept) return kept
  const made = crypto.randomUUID()
  stored.write(made)
  return made
}
