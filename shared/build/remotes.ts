import { existsSync } from 'node:fs'

/**
 * The remotes, by their names in the registry and in Module Federation. Everything that has an entry for each
 * remote follows from this list: folders, packages, sites, ports, variables of a real project, tests and
 * their teams.
 */
export const remotes = [
  'browse',
  'post',
  'account',
  'static-pages',
  // `npm run create-remote` adds the next one here.
] as const

export type Remote = (typeof remotes)[number]

/** The site of a remote, which is also the name of its folder. */
export function siteOf<Name extends Remote>(remote: Name): `${Name}-remote` {
  return `${remote}-remote`
}

/** The remotes whose folder is in this repository; the others have one of their own, and only their site is here. */
export const remotesHere: readonly Remote[] = remotes.filter((name) =>
  existsSync(new URL(`../../${siteOf(name)}`, import.meta.url)),
)

/** What the shell loads from a remote besides its routes: the other keys of `RemoteModules`. */
const fragments: Partial<Record<string, readonly string[]>> = { account: ['menu'] }

/** What a remote exposes, each from the file with that name in its `src/expose`. */
export function exposesOf(remote: string): readonly string[] {
  return [...(fragments[remote] ?? []), 'routes']
}
