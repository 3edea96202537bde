import type { TelemetryEvent, TelemetrySink } from '#observability/telemetry-event.ts'

/** How many events wait for a sink; what comes after them is dropped. */
const mostWaiting = 100

export type Recorder = {
  /** Takes an event. Never throws. */
  readonly record: TelemetrySink
  /** Hands on what has waited, and all that follows. */
  readonly sendTo: (sink: TelemetrySink) => void
  /** Forgets what has waited, and takes nothing more until there is a sink. */
  readonly stop: () => void
}

/** Takes events from the first moment of a visit on, long before it is known whether anybody gets them. */
export function createRecorder(): Recorder {
  let waiting: TelemetryEvent[] | undefined = []
  let sink: TelemetrySink | undefined
  return {
    record: (event) => {
      if (sink) sink(event)
      else if (waiting && waiting.length < mostWaiting) waiting.push(event)
    },
    sendTo: (next) => {
      sink = next
      for (const event of waiting ?? []) next(event)
      waiting = undefined
    },
    stop: () => {
      sink = undefined
      waiting = undefined
    },
  }
}
