import { earlierVersions } from '@adamarket/shared/domain/release-visits.ts'

import { CommandError } from '#base/command-error.ts'

import type { Published } from './registered-release.ts'
import { registered } from './registered-release.ts'
import {
  lastSeen,
  newestPreview,
  refuseUnknown,
  refuseWithdrawn,
  releasesLeft,
  remoteOf,
  trusted,
  withRemote,
} from './registered-remote.ts'
import { refuseBreak, shellsWithout } from './registry-shells.ts'
import type { Registry } from './registry.ts'

/** The number of previews that stay available beside the releases. */
const maxPreviews = 5

/**
 * Registers a release and gives it to every visitor; this ends a canary. Beyond the limit, the version
 * that visitors have not had for the longest time is removed.
 */
export function withRelease(registry: Registry, published: Published): Registry {
  const { name, at } = published
  const { version } = published.release
  const before = registry.remotes[name]
  refuseWithdrawn(registry, name, version)
  if (before?.current === version && !before.canary) return registry
  const { [version]: known, ...others } = before ? releasesLeft(before, at) : {}
  const releases = {
    ...lastSeen(others),
    [version]: known ? trusted(known) : registered(published),
  }
  const { canary: _canary, ...remaining } = before ?? {}
  return withRemote(registry, name, { ...remaining, current: version, since: at, releases })
}

/**
 * Registers a release that visitors get only by its address. Nothing changes when it is already registered.
 * Beyond the limit, the oldest preview that is no canary is removed.
 */
export function withPreview(registry: Registry, published: Published): Registry {
  const { name, release } = published
  refuseWithdrawn(registry, name, release.version)
  const before = remoteOf(registry, name)
  if (Object.hasOwn(before.releases, release.version)) return registry
  const previews = Object.keys(before.releases).filter(
    (version) => before.releases[version]?.isPreview && version !== before.canary?.version,
  )
  const dropped = previews.slice(0, -(maxPreviews - 1))
  const remaining = Object.entries(before.releases).filter(
    ([version]) => !dropped.includes(version),
  )
  const releases = {
    ...Object.fromEntries(remaining),
    [release.version]: { ...registered(published), isPreview: true },
  }
  return withRemote(registry, name, { ...before, releases })
}

/** Gives a registered release to every visitor: the named one, or else the canary, or else the newest preview. */
export function withPromotion(
  registry: Registry,
  { name, version, at }: { name: string; version?: string | undefined; at: string },
): Registry {
  const remote = remoteOf(registry, name)
  const { canary, ...remaining } = remote
  const wanted = version ?? canary?.version ?? newestPreview(remote)
  if (wanted === undefined) {
    throw new CommandError(`${name} has neither a canary nor a preview: name a version.`)
  }
  refuseUnknown(remote, name, wanted)
  if (wanted === remote.current && !canary) return registry
  const { [wanted]: promoted, ...others } = releasesLeft(remote, at)
  if (!promoted) return registry
  refuseBreak(registry, name, promoted)
  const releases = {
    ...lastSeen(others),
    [wanted]: trusted(promoted),
  }
  return withRemote(registry, name, { ...remaining, current: wanted, since: at, releases })
}

/** Gives visitors another registered version: by default the one before the current one that was not rolled back. */
export function withRollback(
  registry: Registry,
  { name, version, at }: { name: string; version?: string | undefined; at: string },
): Registry {
  const remote = remoteOf(registry, name)
  const { current, canary: _canary, ...remaining } = remote
  const wanted = version ?? earlierVersions(remote).at(-1)
  if (wanted === undefined) {
    throw new CommandError(`There is no version of ${name} before ${current}.`)
  }
  refuseUnknown(remote, name, wanted)
  if (remote.releases[wanted]?.isPreview) {
    throw new CommandError(`${name} ${wanted} has never been live: promote it.`)
  }
  const releases = Object.fromEntries(
    Object.entries(releasesLeft(remote, at)).map(([one, release]) => {
      if (one === wanted) return [one, trusted(release)]
      return [one, one === current ? { ...release, rolledBack: true } : release]
    }),
  )
  return withRemote(registry, name, { ...remaining, current: wanted, since: at, releases })
}

/**
 * Removes a version for good: no visitor gets it again, and it cannot be released again. The current version
 * is replaced by the one that visitors had before it and that the last shells can host.
 */
export function withWithdrawal(
  registry: Registry,
  { name, version, at }: { name: string; version: string; at: string },
): Registry {
  const remote = remoteOf(registry, name)
  refuseUnknown(remote, name, version)
  const { canary, ...others } = remote
  const { [version]: _withdrawn, ...releases } = remote.releases
  const remaining = { ...others, releases, withdrawn: [...(remote.withdrawn ?? []), version] }
  if (version === canary?.version) return withRemote(registry, name, remaining)
  if (version !== remote.current) {
    return withRemote(registry, name, { ...remaining, ...(canary && { canary }) })
  }
  const previous = earlierVersions(remote).findLast(
    (one) => shellsWithout(registry, releases[one]).length === 0,
  )
  if (previous === undefined) {
    throw new CommandError(
      `${name} ${version} is live, and there is no version before it that the last shells can host. Release another one, or roll back to one, and withdraw it then.`,
    )
  }
  return withRemote(registry, name, { ...remaining, current: previous, since: at })
}

/** Gives a registered version to some visitors, in whole percent; 0 ends that. Another share begins no other canary. */
export function withCanary(
  registry: Registry,
  { name, version, percent, at }: { name: string; version: string; percent: number; at?: string },
): Registry {
  const { canary: before, ...remote } = remoteOf(registry, name)
  refuseUnknown(remote, name, version)
  if (!Number.isInteger(percent) || percent < 0 || percent > 100) {
    throw new CommandError('The share of visitors is a whole number from 0 to 100.')
  }
  if (percent === 0) return withRemote(registry, name, remote)
  const { [version]: candidate } = remote.releases
  if (candidate) refuseBreak(registry, name, candidate)
  const since = before?.version === version ? before.since : at
  const canary = { version, percent, ...(since !== undefined && { since }) }
  return withRemote(registry, name, { ...remote, canary })
}

/** Ends a canary that fails. Nothing changes when it is no longer a canary. */
export function withoutFailedCanary(
  registry: Registry,
  { name, version, at }: { name: string; version: string; at: string },
): Registry {
  const { canary, ...remote } = remoteOf(registry, name)
  const { [version]: failed } = remote.releases
  if (canary?.version !== version || !failed) return registry
  const releases = { ...remote.releases, [version]: { ...failed, liveUntil: at, rolledBack: true } }
  return withRemote(registry, name, { ...remote, releases })
}
