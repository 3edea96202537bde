import type { TelemetryEvent, TelemetrySink } from './telemetry-event.ts'

/** How many events are queued for a sink; later ones are dropped. */
const maxQueued = 100

export type Recorder = {
  /** Records an event. Never throws. */
  readonly record: TelemetrySink
  /** Passes the queued events to a sink, and all later ones. */
  readonly sendTo: (sink: TelemetrySink) => void
  /** Drops the queued events, and records nothing until a sink is set. */
  readonly stop: () => void
}

/** Records events from the start of a visit, before it is known whether they will be sent. */
export function createRecorder(): Recorder {
  let queued: TelemetryEvent[] | undefined = []
  let sink: TelemetrySink | undefined
  return {
    record: (event) => {
      if (sink) sink(event)
      else if (queued && queued.length < maxQueued) queued.push(event)
    },
    sendTo: (next) => {
      sink = next
      for (const event of queued ?? []) next(event)
      queued = undefined
    },
    stop: () => {
      sink = undefined
      queued = undefined
    },
  }
}
