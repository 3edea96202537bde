import type { TelemetryEvent } from './telemetry-event.ts'

/** A release of a remote. */
export type CountedRelease = { readonly remote: string; readonly version: string }

/** The web vitals that are counted: how fast, how responsive and how steady a page is. */
export const countedVitals = ['LCP', 'INP', 'CLS'] as const

export type CountedVital = (typeof countedVitals)[number]

/**
 * What is counted of a visit, which begins when a page loads and ends when it is left: that it used a release, that a
 * part of the release did not load or crashed, that there was a problem, and a web vital of its first page.
 */
export type VisitCount = CountedRelease &
  (
    | { readonly what: 'visit' | 'failure' | 'error' }
    | {
        readonly what: CountedVital
        /** In milliseconds; CLS has no unit. */
        readonly value: number
      }
  )

/** What pages send. */
export type VisitBatch = {
  /** The pattern of the page that the visit began with, such as `/listing/:id`. */
  readonly page: string
  readonly counts: readonly VisitCount[]
}

/** The parts that a release loads; the registry and the container are counted with them. */
const countedPhases: readonly string[] = ['module', 'route', 'render']

/**
 * Turns the events of one visit into what is counted of it. Each count occurs once for a release, however often a
 * visitor retries, so that shares are those of visits and one broken device weighs no more than another.
 *
 * @param owner the release that the first page belongs to; undefined as long as it is unknown
 */
export function countVisit(
  owner: () => CountedRelease | undefined,
): (event: TelemetryEvent) => readonly VisitCount[] {
  const counted = new Set<string>()
  const isFirst = ({ what, remote, version }: VisitCount) => {
    const key = `${what} ${remote} ${version}`
    if (counted.has(key)) return false
    counted.add(key)
    return true
  }
  return (event) => countsOf(event, owner).filter(isFirst)
}

function countsOf(
  event: TelemetryEvent,
  owner: () => CountedRelease | undefined,
): readonly VisitCount[] {
  if (event.type === 'web-vital') {
    const what = countedVitals.find((name) => name === event.name)
    const release = owner()
    return what && release ? [{ what, value: event.value, ...release }] : []
  }
  const release = releaseOf(event)
  if (!release) return []
  const visit: VisitCount = { what: 'visit', ...release }
  if (event.type === 'problem') return [visit, { what: 'error', ...release }]
  if (!countedPhases.includes(event.phase)) return []
  return event.outcome === 'failed' ? [visit, { what: 'failure', ...release }] : [visit]
}

function releaseOf(event: Exclude<TelemetryEvent, { type: 'web-vital' }>) {
  const { name: remote, version } =
    event.type === 'problem' ? event.details : { name: event.remote, version: event.version }
  if (typeof remote !== 'string' || typeof version !== 'string') return undefined
  return { remote, version }
}
