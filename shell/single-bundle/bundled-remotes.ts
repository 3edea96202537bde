import { bundledModules } from '@adamarket/bundled-modules'
import type { RemoteName, RoutesModule } from '@adamarket/shared/contract/remote-modules.ts'
import { contractVersion as contract } from '@adamarket/shared/contract/version.ts'

import type { ChosenRelease } from '#remotes/registry/deployment.ts'
import type { RemoteSource } from '#app/remote-source.ts'

const bundled = (name: string, paths: string[]): ChosenRelease => ({
  name,
  version: 'bundled',
  entry: '',
  contract,
  paths,
  preload: {},
  texts: {},
})

const deployment = Object.fromEntries(
  Object.entries(REMOTE_PATHS).map(([name, paths]) => [name, bundled(name, paths)]),
)

/** The remotes as parts of the same application: their routes are bundled, their pages load on demand. */
export const remoteSource: RemoteSource = {
  start: () => undefined,
  complete: () => Promise.resolve(),
  readDeployment: () => Promise.resolve(deployment),
  loadRoutes: async ({ name }) => bundledModule(name),
  loadAccountMenu: () => import('@adamarket/account-remote/src/expose/menu.tsx'),
  registered: () => ({}),
  integrityOf: () => undefined,
  preload: () => undefined,
  follow: () => undefined,
}

function bundledModule(name: RemoteName): RoutesModule {
  const module = bundledModules[name]
  if (!module) throw new Error(`No remote is named ${name}`)
  return module
}
