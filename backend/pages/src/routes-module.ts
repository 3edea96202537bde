import type { RoutesModule } from '@adamarket/shared/contract/remote-modules.ts'
import * as v from 'valibot'

const shape = v.object({
  contractVersion: v.string(),
  texts: v.object({ namespace: v.string(), loaders: v.record(v.string(), v.function()) }),
  createRoutes: v.function(),
})

/** What the server.js of a remote exports: the same as its container exposes as `./routes`. */
export const routesModule = v.custom<RoutesModule>(
  (exports) => v.is(shape, exports),
  'Expected contractVersion, texts and createRoutes',
)
