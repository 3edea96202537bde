/** A second signal counts when it comes this much later, in milliseconds: npm sends the first one twice. */
const forceAfterMs = 2000

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const listeners = new Set<() => Promise<void>>()

/**
 * Aborts when the process receives a signal to end, or its parent process is gone. A second signal kills
 * everything.
 */
export function whenInterrupted(): AbortSignal {
  const controller = new AbortController()
  let first = 0
  const interrupt = (how: string) => {
    if (first === 0) {
      first = Date.now()
      controller.abort(new Error(`Interrupted by ${how}`))
    } else if (Date.now() - first > forceAfterMs) {
      void Promise.all([...listeners].map((kill) => kill())).then(() => process.exit(130))
    }
  }
  for (const signal of signals) process.on(signal, () => interrupt(signal))
  process.once('disconnect', () => interrupt('the end of its parent'))
  process.channel?.unref()
  return controller.signal
}

/** Registers what to kill on a second signal. */
export function killOnSecondSignal(kill: () => Promise<void>): void {
  listeners.add(kill)
}

/** Resolves when the signal aborts. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
