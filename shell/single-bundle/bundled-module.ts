import { bundledModules } from '@adamarket/bundled-modules'
import type { RemoteName, RoutesModule } from '@adamarket/shared/contract/remote-modules.ts'

/** The routes of a remote, as a part of the same application. */
export function bundledModule(name: RemoteName): RoutesModule {
  const module = bundledModules[name]
  if (!module) throw new Error(`No remote is named ${name}`)
  return module
}
