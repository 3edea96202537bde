/** How far a part of the site has loaded, and how long that took. */
export type RemoteLoad = {
  readonly type: 'remote-load'
  /**
   * `registry`: the registry was read. `container`: the remote's entry ran. `module`: its routes were
   * exposed, container included. `route`: code and texts of a page are loaded. `render`: the page was
   * rendered after that, or crashed.
   */
  readonly phase: 'registry' | 'container' | 'module' | 'route' | 'render'
  /** Absent for the registry. */
  readonly remote?: string
  readonly version?: string
  /** In milliseconds. */
  readonly duration: number
  readonly outcome: 'loaded' | 'failed'
}

/** A metric of web.dev/vitals for this page. */
type WebVital = {
  readonly type: 'web-vital'
  readonly name: string
  /** In milliseconds; CLS has no unit. */
  readonly value: number
  readonly rating: string
}

/** A problem that the visitor can do nothing about, without personal data. */
type ProblemSeen = {
  readonly type: 'problem'
  readonly what: string
  readonly cause: string
  readonly details: Readonly<Record<string, string | number>>
}

/** What the operators of the site learn about a visit. It does not identify the visitor. */
export type TelemetryEvent = RemoteLoad | WebVital | ProblemSeen

/** Receives events: a console, or an HTTP endpoint. Never throws. */
export type TelemetrySink = (event: TelemetryEvent) => void
