import type { PageAnswer, PageRequest } from '@adamarket/shared/contract/page-request.ts'
import type { RoutesModule } from '@adamarket/shared/contract/remote-modules.ts'
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

const routesShape = v.object({
  contractVersion: v.string(),
  texts: v.object({ namespace: v.string(), loaders: v.record(v.string(), v.function()) }),
  createRoutes: v.function(),
})

/** What the server.js of a remote exports: the same as its container exposes as `./routes`. */
export const routesModule = v.custom<RoutesModule>(
  (exports) => v.is(routesShape, exports),
  'Expected contractVersion, texts and createRoutes',
)
