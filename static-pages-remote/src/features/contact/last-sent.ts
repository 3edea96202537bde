import { storedValue } from '@adamarket/shared/state/stored-value.ts'
import * as v from 'valibot'

/** How long a visitor waits between two messages, in milliseconds. */
const pause = 30_000

/** When this device sent the last message, in milliseconds since 1970. */
const sentAt = storedValue(
  'localStorage',
  'contactSentAt',
  v.pipe(v.string(), v.transform(Number), v.number()),
)

/** Remembers on this device that a message has just been sent. */
export function noteSent(): void {
  sentAt.write(Date.now())
}

/** The seconds until the next message may be sent; 0 when it may. */
export function secondsToWait(): number {
  const since = Date.now() - (sentAt.read() ?? 0)
  // A clock that was set back must not block the form.
  if (since < 0) return 0
  return Math.ceil(Math.max(0, pause - since) / 1000)
}
