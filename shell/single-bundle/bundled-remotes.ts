import type { RemoteName } from '@adamarket/shared/contract/remote-modules.ts'
import { contractVersion as contract } from '@adamarket/shared/contract/version.ts'

import type { ChosenRelease } from '#remotes/registry.ts'
import type { RemoteSource } from '#app/remote-source.ts'

import { bundledModules } from './bundled-modules.ts'

const bundled = (name: RemoteName): ChosenRelease => ({
  name,
  version: 'bundled',
  entry: '',
  contract,
  paths: REMOTE_PATHS[name],
  preload: {},
  texts: {},
})

const deployment = {
  account: bundled('account'),
  browse: bundled('browse'),
  post: bundled('post'),
  'static-pages': bundled('static-pages'),
}

/** The remotes as parts of the same application: their routes are bundled, their pages load on demand. */
export const remoteSource: RemoteSource = {
  start: () => undefined,
  deploy: () => Promise.resolve(deployment),
  loadRoutes: ({ name }) => Promise.resolve(bundledModules[name]),
  loadAccountMenu: () => import('@adamarket/account-remote/src/expose/menu.tsx'),
  revision: () => undefined,
  registered: () => ({}),
  integrityOf: () => undefined,
  preload: () => undefined,
  follow: () => undefined,
}
