import type { Remote } from '@adamarket/shared/remotes.ts'
import { remotes, remotesHere, siteOf } from '@adamarket/shared/remotes.ts'

export type RemoteApp = `${Remote}-remote`

export type App = 'shell' | RemoteApp

export const remoteApps: readonly RemoteApp[] = remotes.map(siteOf)

/** The apps by their folders, which are also their Hosting sites, in Hosting's order. */
export const apps: readonly App[] = ['shell', ...remoteApps]

/** Those that are built in this repository. */
export const remoteAppsHere: readonly RemoteApp[] = remotesHere.map(siteOf)

export const appsHere: readonly App[] = ['shell', ...remoteAppsHere]

/** A value for each app. */
export function forEachApp<Value>(valueOf: (app: App) => Value): Readonly<Record<App, Value>> {
  return recordOf(apps, valueOf)
}

export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Readonly<Record<Key, Value>> {
  const isWhole = (values: Record<string, Value>): values is Record<Key, Value> =>
    keys.every((key) => Object.hasOwn(values, key))
  const values = Object.fromEntries(keys.map((key) => [key, valueOf(key)]))
  if (!isWhole(values)) throw new Error(`Not every one of ${keys.join(', ')} has a value`)
  return values
}

/** The name of a remote in the registry and in Module Federation. */
export function remoteNameOf(app: RemoteApp): Remote {
  const name = remotes.find((remote) => siteOf(remote) === app)
  if (name === undefined) throw new Error(`${app} is not the site of a remote`)
  return name
}

/** The variable that names the site of an app in a real project, `ADAMARKET_SITE_STATIC_PAGES`. */
export function siteVariableOf(app: App): string {
  if (app === 'shell') return 'ADAMARKET_SITE'
  return `ADAMARKET_SITE_${remoteNameOf(app).replaceAll('-', '_').toUpperCase()}`
}
