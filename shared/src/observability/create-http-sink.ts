import type { TelemetrySink } from './telemetry-event.ts'
import type { CountedRelease, VisitBatch, VisitCount } from './visit-counts.ts'
import { countVisit } from './visit-counts.ts'

/** How long counts are collected before they are sent together. */
const gatherMs = 10_000

type Options = {
  readonly url: string
  /** The pattern of the page that the visit began with. */
  readonly page: () => string
  /** The release that this page belongs to; undefined as long as it is unknown. */
  readonly owner: () => CountedRelease | undefined
}

export type HttpSink = {
  readonly take: TelemetrySink
  /** Sends what was counted at once, also while the page is being left. */
  readonly flush: () => void
  /** Discards what was counted and not sent. */
  readonly drop: () => void
}

/**
 * Sends what is counted of a visit, and no more of its events, as JSON ({@link VisitBatch}). Requests carry no cookie
 * and no referrer and their answers are ignored; what does not arrive is lost.
 */
export function createHttpSink({ url, page, owner }: Options): HttpSink {
  const count = countVisit(owner)
  let gathered: VisitCount[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const drop = () => {
    clearTimeout(timer)
    timer = undefined
    gathered = []
  }

  const flush = () => {
    if (gathered.length === 0) return
    const batch: VisitBatch = { page: page(), counts: gathered }
    drop()
    // `keepalive` lets the request outlive the page.
    fetch(url, {
      method: 'POST',
      body: JSON.stringify(batch),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }).catch(() => undefined)
  }

  const take: TelemetrySink = (event) => {
    gathered.push(...count(event))
    if (gathered.length > 0) timer ??= setTimeout(flush, gatherMs)
  }

  return { take, flush, drop }
}
