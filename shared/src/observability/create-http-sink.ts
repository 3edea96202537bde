import type { TelemetryEvent, TelemetrySink } from './telemetry-event.ts'

/** How long events are collected before they are sent together, and how many at most. */
const gatherMs = 10_000
const maxBatchSize = 50

type Options = {
  readonly url: string
  /** The releases that are shown while events are collected, sent with them. */
  readonly context: () => Readonly<Record<string, unknown>>
}

export type HttpSink = {
  readonly take: TelemetrySink
  /** Sends the collected events at once, also while the page is being left. */
  readonly flush: () => void
  /** Discards the collected events. */
  readonly drop: () => void
}

/**
 * Sends events as JSON, `{ context, events }`, in batches. Requests carry no cookie and no referrer and
 * their answers are ignored; events that do not arrive are lost.
 */
export function createHttpSink({ url, context }: Options): HttpSink {
  let gathered: TelemetryEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const drop = () => {
    clearTimeout(timer)
    timer = undefined
    gathered = []
  }

  const flush = () => {
    if (gathered.length === 0) return
    const body = JSON.stringify({ context: context(), events: gathered })
    drop()
    // Without CORS, since the answer is not read; `keepalive` lets the request outlive the page.
    fetch(url, {
      method: 'POST',
      body,
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }).catch(() => undefined)
  }

  const take: TelemetrySink = (event) => {
    gathered.push(event)
    if (gathered.length >= maxBatchSize) flush()
    else timer ??= setTimeout(flush, gatherMs)
  }

  return { take, flush, drop }
}
