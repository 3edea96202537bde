import { CommandError } from '#base/command-error.ts'

import type { RegisteredRelease, RegisteredRemote, Registry } from './registry.ts'

/** The number of versions of a remote that stay available: an open page must not lose its files. */
const maxReleases = 5

export function withRemote(registry: Registry, name: string, remote: RegisteredRemote): Registry {
  return { ...registry, remotes: { ...registry.remotes, [name]: remote } }
}

export function remoteOf(registry: Registry, name: string): RegisteredRemote {
  const remote = registry.remotes[name]
  if (!remote) throw new CommandError(`Nothing of ${name} is registered.`)
  return remote
}

export function refuseUnknown({ releases }: RegisteredRemote, name: string, version: string): void {
  if (Object.hasOwn(releases, version)) return
  const known = Object.keys(releases).join(', ')
  throw new CommandError(`${name} has no version ${version}; there are: ${known}.`)
}

export function trusted({
  rolledBack: _rolledBack,
  isPreview: _isPreview,
  ...release
}: RegisteredRelease): RegisteredRelease {
  return release
}

export function newestPreview({ releases }: RegisteredRemote): string | undefined {
  return Object.keys(releases).findLast(
    (version) => releases[version]?.isPreview && !releases[version].rolledBack,
  )
}

/** The releases once the live one and the canary are replaced. */
export function releasesLeft(
  { current, canary, releases }: RegisteredRemote,
  at: string,
): RegisteredRemote['releases'] {
  return Object.fromEntries(
    Object.entries(releases).map(([version, release]) => {
      const wasLive = version === current || version === canary?.version
      return [version, wasLive ? { ...release, liveUntil: at } : release]
    }),
  )
}

/**
 * The releases that stay beside a new one: those that pages may have loaded most recently, and all previews, in their
 * original order.
 */
export function lastSeen(releases: RegisteredRemote['releases']): typeof releases {
  const seen = ({ liveUntil, releasedAt = '' }: RegisteredRelease) => liveUntil ?? releasedAt
  const entries = Object.entries(releases)
  const dropped = entries
    .filter(([, { isPreview }]) => !isPreview)
    .toSorted(([, a], [, b]) => seen(a).localeCompare(seen(b)))
    .slice(0, -(maxReleases - 1))
  return Object.fromEntries(entries.filter((entry) => !dropped.includes(entry)))
}

export function isWithdrawn({ remotes }: Registry, name: string, version: string): boolean {
  return remotes[name]?.withdrawn?.includes(version) ?? false
}

/** Refuses a version that was withdrawn. */
export function refuseWithdrawn(registry: Registry, name: string, version: string): void {
  if (!isWithdrawn(registry, name, version)) return
  throw new CommandError(
    `${name} ${version} was withdrawn. Change its sources: another build has another version.`,
  )
}

/** The versions of a remote that a change removed from the registry. */
export function droppedVersions(before: Registry, after: Registry, name: string): string[] {
  const left = new Set(Object.keys(after.remotes[name]?.releases ?? {}))
  return Object.keys(before.remotes[name]?.releases ?? {}).filter((version) => !left.has(version))
}
