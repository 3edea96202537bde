import type { TelemetrySink } from '#observability/telemetry-event.ts'

/** Shows events to those who build the site. */
export const consoleSink: TelemetrySink = (event) => {
  console.debug('telemetry', event)
}
