import { existsSync } from 'node:fs'

/**
 * The remotes, by their names in the registry and in Module Federation. All tooling that has an entry for each
 * remote follows from this list: folders, packages, sites, ports, variables of a real project, tests and
 * their teams. No build contains it, so that another name is no new version of the apps that are there.
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
  existsSync(new URL(`../${siteOf(name)}`, import.meta.url)),
)
