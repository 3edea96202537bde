import type { PageAnswer, PageRequest } from '@adamarket/shared/contract/page-request.ts'
import * as v from 'valibot'

import type { Lent } from '#pages/evaluate.ts'

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
