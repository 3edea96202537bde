import type { RoutesModule } from '@adamarket/shared/contract/remote-modules.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'

/** A visit that the page function passes on. */
export type PageRequest = {
  /** The address as the visitor has it, on the origin of the site. */
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

export type ServerFile = {
  readonly file: string
  readonly integrity: string
  /** The address of the release's folder, with a slash at the end. */
  readonly releaseBase: string
}

export type PageAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The page, or the text of another file. */
  readonly html: string
}
