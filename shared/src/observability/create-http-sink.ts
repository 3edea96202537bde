import type { TelemetryEvent, TelemetrySink } from '#observability/telemetry-event.ts'

/** How long events are gathered before they are sent together, and how many at most. */
const gatherMs = 10_000
const mostAtOnce = 50

type Options = {
  readonly url: string
  /** What is shown while events are gathered: it goes with them. */
  readonly context: () => Readonly<Record<string, unknown>>
}

export type HttpSink = {
  readonly take: TelemetrySink
  /** Sends what is gathered at once; the page may be left while it does. */
  readonly flush: () => void
  /** Forgets what is gathered. */
  readonly drop: () => void
}

/**
 * Sends events as JSON, `{ context, events }`, several at a time. No cookie, no referrer and no answer
 * goes with them; what does not arrive is lost.
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
    // Without CORS, since nobody reads the answer; `keepalive` lets it outlive the page.
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
    if (gathered.length >= mostAtOnce) flush()
    else timer ??= setTimeout(flush, gatherMs)
  }

  return { take, flush, drop }
}
