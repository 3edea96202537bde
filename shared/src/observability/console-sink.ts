import type { TelemetrySink } from './telemetry-event.ts'

/** Shows events to developers. */
export const consoleSink: TelemetrySink = (event) => {
  console.debug('telemetry', event)
}
