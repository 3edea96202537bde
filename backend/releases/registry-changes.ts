import { CannotStart } from '#platform/cannot-start.ts'
import { refuseBreak, shellsWithout } from '#releases/registry-shells.ts'
import type { RegisteredRelease, RegisteredRemote, Registry, Source } from '#releases/registry.ts'
import type { Release } from '#releases/release.ts'

/** The number of versions of a remote that stay available: an open page must not lose its files. */
const keptReleases = 5

/** The number of previews beside them. */
const keptPreviews = 5

/** A release as it is about to be registered. */
export type Published = {
  readonly name: string
  readonly release: Release
  /** The origin of the remote's site. */
  readonly origin: string
  readonly source?: Source | undefined
  /** ISO 8601. */
  readonly at: string
}

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
    ...lastSeen(others, keptReleases - 1),
    [version]: known ? trusted(known) : registered(published),
  }
  const { canary: _canary, ...kept } = before ?? {}
  return withRemote(registry, name, { ...kept, current: version, since: at, releases })
}

/**
 * Registers a release that no visitor gets unless they ask for it by its address. Nothing changes when it is
 * registered already. Beyond the limit, the oldest preview is removed that is no canary.
 */
export function withPreview(registry: Registry, published: Published): Registry {
  const { name, release } = published
  refuseWithdrawn(registry, name, release.version)
  const before = remoteOf(registry, name)
  if (Object.hasOwn(before.releases, release.version)) return registry
  const previews = Object.keys(before.releases).filter(
    (version) => before.releases[version]?.isPreview && version !== before.canary?.version,
  )
  const dropped = previews.slice(0, -(keptPreviews - 1))
  const kept = Object.entries(before.releases).filter(([version]) => !dropped.includes(version))
  const releases = {
    ...Object.fromEntries(kept),
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
  const { canary, ...kept } = remote
  const wanted = version ?? canary?.version ?? newestPreview(remote)
  if (wanted === undefined) {
    throw new CannotStart(`${name} has neither a canary nor a preview: name a version.`)
  }
  refuseUnknown(remote, name, wanted)
  if (wanted === remote.current && !canary) return registry
  const { [wanted]: promoted, ...others } = releasesLeft(remote, at)
  if (!promoted) return registry
  refuseBreak(registry, name, promoted)
  const releases = {
    ...lastSeen(others, keptReleases - 1),
    [wanted]: trusted(promoted),
  }
  return withRemote(registry, name, { ...kept, current: wanted, since: at, releases })
}

/**
 * Gives visitors another registered version: by default the one that they had before the current one and were
 * not taken off by a rollback.
 */
export function withRollback(
  registry: Registry,
  { name, version, at }: { name: string; version?: string | undefined; at: string },
): Registry {
  const remote = remoteOf(registry, name)
  const { current, canary: _canary, ...kept } = remote
  const wanted = version ?? earlierVersions(remote).at(-1)
  if (wanted === undefined) {
    throw new CannotStart(`There is no version of ${name} before ${current}.`)
  }
  refuseUnknown(remote, name, wanted)
  if (remote.releases[wanted]?.isPreview) {
    throw new CannotStart(`${name} ${wanted} has never been live: promote it.`)
  }
  const releases = Object.fromEntries(
    Object.entries(releasesLeft(remote, at)).map(([one, release]) => {
      if (one === wanted) return [one, trusted(release)]
      return [one, one === current ? { ...release, rolledBack: true } : release]
    }),
  )
  return withRemote(registry, name, { ...kept, current: wanted, since: at, releases })
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
  const kept = { ...others, releases, withdrawn: [...(remote.withdrawn ?? []), version] }
  if (version === canary?.version) return withRemote(registry, name, kept)
  if (version !== remote.current) {
    return withRemote(registry, name, { ...kept, ...(canary && { canary }) })
  }
  const previous = earlierVersions(remote).findLast(
    (one) => shellsWithout(registry, releases[one]).length === 0,
  )
  if (previous === undefined) {
    throw new CannotStart(
      `${name} ${version} is live, and there is no version before it that the last shells can host. Release another one, or roll back to one, and withdraw it then.`,
    )
  }
  return withRemote(registry, name, { ...kept, current: previous, since: at })
}

export function isWithdrawn({ remotes }: Registry, name: string, version: string): boolean {
  return remotes[name]?.withdrawn?.includes(version) ?? false
}

/** Refuses a version that was withdrawn. */
export function refuseWithdrawn(registry: Registry, name: string, version: string): void {
  if (!isWithdrawn(registry, name, version)) return
  throw new CannotStart(
    `${name} ${version} was withdrawn. Change its sources: another build has another version.`,
  )
}

/** Gives a registered version to some visitors, in whole percent; 0 ends that. */
export function withCanary(
  registry: Registry,
  { name, version, percent }: { name: string; version: string; percent: number },
): Registry {
  const { canary: _canary, ...remote } = remoteOf(registry, name)
  refuseUnknown(remote, name, version)
  if (!Number.isInteger(percent) || percent < 0 || percent > 100) {
    throw new CannotStart('The share of visitors is a whole number from 0 to 100.')
  }
  if (percent === 0) return withRemote(registry, name, remote)
  const { [version]: tried } = remote.releases
  if (tried) refuseBreak(registry, name, tried)
  return withRemote(registry, name, { ...remote, canary: { version, percent } })
}

/** Takes visitors off a canary that fails. Nothing changes when it is no canary any more. */
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

/** Moves the releases to another origin, for a local site whose port has changed. */
export function withOrigin(registry: Registry, name: string, origin: string): Registry {
  const remote = registry.remotes[name]
  const entries = Object.entries(remote?.releases ?? {})
  if (!remote || entries.every(([, { entry }]) => new URL(entry).origin === origin)) return registry
  const move = (address: string) => `${origin}${new URL(address).pathname}`
  const moved = entries.map(([version, { texts, hashes = {}, server, ...release }]) => [
    version,
    {
      ...release,
      hashes: Object.fromEntries(Object.entries(hashes).map(([file, hash]) => [move(file), hash])),
      entry: move(release.entry),
      preload: filesAt(release.preload, move),
      texts: filesAt(texts, move),
      ...(server && { server: { ...server, file: move(server.file) } }),
    },
  ])
  return withRemote(registry, name, { ...remote, releases: Object.fromEntries(moved) })
}

/** The versions of a remote that a change removed from the registry. */
export function droppedVersions(before: Registry, after: Registry, name: string): string[] {
  const left = new Set(Object.keys(after.remotes[name]?.releases ?? {}))
  return Object.keys(before.remotes[name]?.releases ?? {}).filter((version) => !left.has(version))
}

function withRemote(registry: Registry, name: string, remote: RegisteredRemote): Registry {
  return { ...registry, remotes: { ...registry.remotes, [name]: remote } }
}

function remoteOf(registry: Registry, name: string): RegisteredRemote {
  const remote = registry.remotes[name]
  if (!remote) throw new CannotStart(`Nothing of ${name} is registered.`)
  return remote
}

function refuseUnknown({ releases }: RegisteredRemote, name: string, version: string): void {
  if (Object.hasOwn(releases, version)) return
  const known = Object.keys(releases).join(', ')
  throw new CannotStart(`${name} has no version ${version}; there are: ${known}.`)
}

/** The versions that visitors had before the current one, the last one last, without those rolled back. */
function earlierVersions({ current, releases }: RegisteredRemote): readonly string[] {
  return Object.entries(releases)
    .filter(
      ([version, { liveUntil, rolledBack, isPreview }]) =>
        version !== current && liveUntil && !rolledBack && !isPreview,
    )
    .toSorted(([, { liveUntil: a = '' }], [, { liveUntil: b = '' }]) => a.localeCompare(b))
    .map(([version]) => version)
}

function trusted({
  rolledBack: _rolledBack,
  isPreview: _isPreview,
  ...release
}: RegisteredRelease): RegisteredRelease {
  return release
}

function newestPreview({ releases }: RegisteredRemote): string | undefined {
  return Object.keys(releases).findLast(
    (version) => releases[version]?.isPreview && !releases[version].rolledBack,
  )
}

/** The releases after visitors stop getting the current ones. */
function releasesLeft(
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

/** The releases that pages may have loaded most recently, and all previews, in their original order. */
function lastSeen(releases: RegisteredRemote['releases'], count: number): typeof releases {
  const seen = ({ liveUntil, releasedAt = '' }: RegisteredRelease) => liveUntil ?? releasedAt
  const entries = Object.entries(releases)
  const dropped = entries
    .filter(([, { isPreview }]) => !isPreview)
    .toSorted(([, a], [, b]) => seen(a).localeCompare(seen(b)))
    .slice(0, -count)
  return Object.fromEntries(entries.filter((entry) => !dropped.includes(entry)))
}

function registered({ release, origin, source, at }: Published): RegisteredRelease {
  const { version, contract, entry, integrity, hashes, paths, preload, texts, server } = release
  const address = (file: string) => `${origin}/${version}/${file}`
  const early = new Set([...Object.values(preload), ...Object.values(texts)].flat())
  return {
    entry: address(entry),
    integrity,
    hashes: Object.fromEntries(
      Object.entries(hashes)
        .filter(([file]) => early.has(file))
        .map(([file, hash]) => [address(file), hash]),
    ),
    contract,
    paths,
    preload: filesAt(preload, address),
    texts: filesAt(texts, address),
    ...(server && { server: { ...server, file: address(server.file) } }),
    releasedAt: at,
    ...(source && { source }),
  }
}

/** Maps lists of files to their addresses. */
function filesAt(
  lists: Readonly<Record<string, readonly string[]>>,
  address: (file: string) => string,
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(lists).map(([key, files]) => [key, files.map((file) => address(file))]),
  )
}
