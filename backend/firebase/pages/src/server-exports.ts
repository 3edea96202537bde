import type { PageAnswer, PageRequest } from '@adamarket/shared/contract/page-request.ts'
import * as v from 'valibot'

import type { SharedModules } from './evaluate.ts'

/** What the shell's server.js exports. */
export type ShellServer = {
  /** What the server.js of remotes may require. */
  readonly sharedModules: SharedModules
  /** Undefined for a page that is not rendered on a server. */
  readonly answer: (request: PageRequest) => Promise<PageAnswer | undefined>
}

const shellShape = v.object({
  sharedModules: v.record(v.string(), v.unknown()),
  answer: v.function(),
})

export const shellServer = v.custom<ShellServer>(
  (exports) => v.is(shellShape, exports),
  'Expected sharedModules and answer',
)
