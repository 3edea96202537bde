import type { RoutesModule } from '@adamarket/shared/contract/remote-modules.ts'
import * as v from 'valibot'

import type { Lent, ServerFile } from '#pages/evaluate.ts'

/** Reports a problem to those who run the site. */
export type Report = (problem: {
  readonly what: string
  readonly cause: unknown
  readonly details?: Readonly<Record<string, string | number>>
}) => void

export type PageAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly html: string
}

/** What the shell's server.js gets of a visit: see `shell/src/server/page-request.ts`. */
export type PageRequest = {
  readonly url: string
  readonly languages: readonly string[]
  readonly template: string
  readonly registry: unknown
  readonly loadServer: (server: ServerFile) => Promise<RoutesModule>
  readonly report: Report
  readonly signal: AbortSignal
}

/** What the shell's server.js exports. */
export type ShellServer = {
  /** What the server.js of remotes may require. */
  readonly lent: Lent
  /** Undefined for a page that is not rendered on a server. */
  readonly answer: (request: PageRequest) => Promise<PageAnswer | undefined>
}

const shape = v.object({ lent: v.record(v.string(), v.unknown()), answer: v.function() })

export const shellServer = v.custom<ShellServer>(
  (exports) => v.is(shape, exports),
  'Expected lent and answer',
)
