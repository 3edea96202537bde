import { setTimeout as pause } from 'node:timers/promises'

/** On a busy machine, a large photo takes WebKitGTK most of this. */
const timeoutMs = 120_000
const pauseMs = 100

/** Waits until the condition is true; errors meanwhile mean that it is not yet, and are reported on a time-out. */
export async function poll(what: string, isTrue: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + timeoutMs
  let reason = ''
  do {
    try {
      // In sequence.
      if ((await isTrue()) === true) return
      reason = ''
    } catch (error) {
      reason = `: ${error instanceof Error ? error.message : String(error)}`
    }
    await pause(pauseMs)
  } while (Date.now() < deadline)
  throw new Error(`${what}: not within ${timeoutMs / 1000} s${reason}`)
}
