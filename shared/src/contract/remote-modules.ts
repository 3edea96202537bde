import type { ComponentType } from 'react'

import type { HostServices } from '#contract/host-services.ts'
import type { RouteObject } from '#contract/router.ts'
import type { SessionUser } from '#domain/session.ts'
import type { TextLoaders } from '#i18n/create-i18n.ts'

/** The names of the remotes, as the registry and the federation runtime know them. */
export const remoteNames = ['browse', 'post', 'account', 'static-pages'] as const

export type RemoteName = (typeof remoteNames)[number]

/** What a remote exposes as `./routes`: the pages of the paths it owns. */
export interface RoutesModule {
  /** The contract this remote was built for. */
  readonly contractVersion: string
  /** The texts of this remote, one namespace, loaded language by language. */
  readonly texts: { readonly namespace: string; readonly loaders: TextLoaders }
  /**
   * The routes, called once for each loaded version. Pages are lazy and name their loaders beside
   * them, so that data and code are asked for at the same time.
   */
  createRoutes(services: HostServices): RouteObject[]
}

/** What the account remote exposes as `./menu`: its parts that stand in the frame of every page. */
export interface AccountMenuModule {
  /** The texts of these parts. */
  readonly texts: RoutesModule['texts']
  /** The menu of the person signed in. `isAskedFor`: it opens at once, since the user waits for it. */
  readonly AccountMenu: ComponentType<{ readonly user: SessionUser; readonly isAskedFor: boolean }>
  /** Signing in and registering on top of a page. The shell takes it away once `session` has a user. */
  readonly SignInDialog: ComponentType<SignInDialogProps>
}

export interface SignInDialogProps {
  /** The path that the visitor is led on to, for ways out of the dialog. */
  readonly goOnTo: string | undefined
  readonly onClose: () => void
}

/** Every module that the shell loads from a remote, by its federated name. */
export type RemoteModules = {
  readonly [Name in RemoteName as `${Name}/routes`]: RoutesModule
} & { readonly 'account/menu': AccountMenuModule }
