import type { Remote } from '@adamarket/shared/build/remotes.ts'
import { remotes, siteOf } from '@adamarket/shared/build/remotes.ts'

/** The apps by their folders, which are also their Hosting sites, in Hosting's order. */
export const apps = [
  'shell',
  'browse-remote',
  'post-remote',
  'account-remote',
  'static-pages-remote',
] as const satisfies readonly ('shell' | `${Remote}-remote`)[]

export type App = (typeof apps)[number]

export type RemoteApp = Exclude<App, 'shell'>

export const remoteApps: readonly RemoteApp[] = apps.filter((app) => app !== 'shell')

/** A value for each app. */
export function forEachApp<Value>(valueOf: (app: App) => Value): Readonly<Record<App, Value>> {
  return {
    shell: valueOf('shell'),
    'browse-remote': valueOf('browse-remote'),
    'post-remote': valueOf('post-remote'),
    'account-remote': valueOf('account-remote'),
    'static-pages-remote': valueOf('static-pages-remote'),
  }
}

/** The name of a remote in the registry and in Module Federation. */
export function remoteNameOf(app: RemoteApp): Remote {
  const name = remotes.find((remote) => siteOf(remote) === app)
  if (name === undefined) throw new Error(`${app} is not the site of a remote`)
  return name
}
