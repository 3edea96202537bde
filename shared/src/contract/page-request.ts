import type { Report } from '#domain/report.ts'

import type { RoutesModule } from './remote-modules.ts'

/** A visit that the page function passes on to the shell's `server.js`. */
export type PageRequest = {
  /** The address that the visitor opened, on the origin of the site. */
  readonly url: string
  /** Language tags in the order of preference: the chosen one, then the browser's. */
  readonly languages: readonly string[]
  /** The shell's page, as Hosting serves it. */
  readonly template: string
  /** The registry, unparsed. */
  readonly registry: unknown
  /** The `server.js` of a release, evaluated. Rejects when it is not what was released. */
  readonly loadServer: (server: ServerFile) => Promise<RoutesModule>
  readonly report: Report
  /** Aborts rendering. */
  readonly signal: AbortSignal
}

/** A `server.js` as the registry names it. */
export type ServerFile = {
  /** Its address. */
  readonly file: string
  /** The hash that it must have, in the form of the `integrity` attribute. */
  readonly integrity: string
  /** What the addresses of its release's files begin with, with a slash at the end. */
  readonly releaseBase: string
}

export type PageAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The page, or the text of another file. */
  readonly html: string
}
