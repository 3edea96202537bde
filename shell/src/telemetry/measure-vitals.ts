import type { TelemetrySink } from '@adamarket/shared/observability/telemetry-event.ts'
import type { Metric } from 'web-vitals'
import { onCLS, onINP, onLCP } from 'web-vitals'

const digits = 3

/** Records the web vitals of this page as they become known. Call it once. */
export function measureVitals(record: TelemetrySink): void {
  const take = ({ name, value, rating }: Metric) => {
    record({ type: 'web-vital', name, value: Number(value.toFixed(digits)), rating })
  }
  for (const follow of [onCLS, onINP, onLCP]) follow(take)
}
