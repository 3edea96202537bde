import type { RemoteLoad, TelemetrySink } from './telemetry-event.ts'

type About = Omit<RemoteLoad, 'type' | 'duration' | 'outcome'>

/** Does some work, and records how long it took and how it ended. */
export async function timed<Value>(
  record: TelemetrySink,
  about: About,
  work: () => Promise<Value>,
): Promise<Value> {
  const end = startTimer(record, about)
  try {
    const value = await work()
    end('loaded')
    return value
  } catch (error) {
    end('failed')
    throw error
  }
}

/** Starts a timer; the returned function records how it ended, and works once. */
export function startTimer(
  record: TelemetrySink,
  about: About,
): (outcome: RemoteLoad['outcome']) => void {
  const start = performance.now()
  let hasEnded = false
  return (outcome) => {
    if (hasEnded) return
    hasEnded = true
    const duration = Math.round(performance.now() - start)
    record({ type: 'remote-load', ...about, duration, outcome })
  }
}
