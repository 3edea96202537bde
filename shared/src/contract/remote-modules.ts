import type { ComponentType } from 'react'
import * as v from 'valibot'

import type { SessionUser } from '#domain/user/session.ts'
import type { TextLoaders } from './text-loaders.ts'

import type { HostServices } from './host-services.ts'
import type { RouteObject } from './router.ts'

/** The name of a remote in the registry, `static-pages`. The registry says which remotes there are. */
export type RemoteName = string

/** What a remote exposes as `./routes`: the pages of the paths it owns. */
export interface RoutesModule {
  /** The texts of this remote: one namespace, loaded one language at a time. */
  readonly texts: { readonly namespace: string; readonly loaders: TextLoaders }
  /**
   * The routes; called once for each loaded version. Pages are lazy and name their loaders beside them,
   * so that code and data are requested at the same time.
   */
  createRoutes(services: HostServices): RouteObject[]
}

/** What the account remote exposes as `./menu`: its parts of the frame on every page. */
export interface AccountMenuModule {
  /** The texts of these parts. */
  readonly texts: RoutesModule['texts']
  /** The account menu of the signed-in user. `defaultOpen`: the user has already clicked its button and waits. */
  readonly AccountMenu: ComponentType<{ readonly user: SessionUser; readonly defaultOpen: boolean }>
  /** Signing in and registering in a dialog. The shell unmounts it once `session` has a user. */
  readonly SignInDialog: ComponentType<SignInDialogProps>
}

export interface SignInDialogProps {
  /** Why the visitor is asked. */
  readonly reason: string | undefined
  readonly onClose: () => void
}

/** Every module that the shell loads from a remote, by its federated name: routes from each, a menu from one. */
export type RemoteModules = {
  readonly [Id in `${RemoteName}/routes`]: RoutesModule
} & { readonly 'account/menu': AccountMenuModule }

const textsShape = v.object({
  namespace: v.string(),
  loaders: v.record(v.string(), v.function()),
})

const routesShape = v.object({ texts: textsShape, createRoutes: v.function() })

const accountMenuShape = v.object({
  texts: textsShape,
  AccountMenu: v.function(),
  SignInDialog: v.function(),
})

/** What a container exposes as `./routes`, and a remote's `server.js` exports. */
export const routesModule = v.custom<RoutesModule>(
  (exports) => v.is(routesShape, exports),
  'Expected texts and createRoutes',
)

export const accountMenuModule = v.custom<AccountMenuModule>((exports) =>
  v.is(accountMenuShape, exports),
)
