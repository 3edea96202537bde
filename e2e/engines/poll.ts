import { setTimeout as pause } from 'node:timers/promises'

/** A large photo takes WebKitGTK most of it on a busy machine. */
const timeoutMs = 120_000
const pauseMs = 100

/** Until it is true; what throws meanwhile has not come about yet, and is the reason if it never does. */
export async function poll(what: string, isTrue: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + timeoutMs
  let reason = ''
  do {
    try {
      // One look after the other.
      if ((await isTrue()) === true) return
      reason = ''
    } catch (error) {
      reason = `: ${error instanceof Error ? error.message : String(error)}`
    }
    await pause(pauseMs)
  } while (Date.now() < deadline)
  throw new Error(`${what}: not within ${timeoutMs / 1000} s${reason}`)
}
