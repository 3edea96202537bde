/** How far a part of the site got, and how long it took. */
export type RemoteLoad = {
  readonly type: 'remote-load'
  /**
   * `registry`: what is deployed is known. `container`: the remote's entry ran. `module`: it exposed its
   * routes, the container included. `route`: the code and the texts of a page are there. `render`: the
   * page shows, from then on.
   */
  readonly phase: 'registry' | 'container' | 'module' | 'route' | 'render'
  /** Absent for the registry. */
  readonly remote?: string
  readonly version?: string
  /** In milliseconds. */
  readonly duration: number
  readonly outcome: 'loaded' | 'failed'
}

/** A figure of web.dev/vitals about this page. */
type WebVital = {
  readonly type: 'web-vital'
  readonly name: string
  /** In milliseconds; of CLS a number without a unit. */
  readonly value: number
  readonly rating: string
}

/** A problem that the visitor can do nothing about, without anything personal. */
type ProblemSeen = {
  readonly type: 'problem'
  readonly what: string
  readonly cause: string
  readonly details: Readonly<Record<string, string | number>>
}

/** What is told of a visit to those who run the site. It says nothing of the visitor. */
export type TelemetryEvent = RemoteLoad | WebVital | ProblemSeen

/** Takes events for good: to a console, or to an address. Never throws. */
export type TelemetrySink = (event: TelemetryEvent) => void
