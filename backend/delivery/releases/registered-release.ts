import { withRemote } from './registered-remote.ts'
import type { RegisteredRelease, Registry, Source } from './registry.ts'
import type { Release } from './release.ts'

/** A release to register. */
export type Published = {
  readonly name: string
  readonly release: Release
  /** The origin of the remote's site. */
  readonly origin: string
  readonly source?: Source | undefined
  /** ISO 8601. */
  readonly at: string
}

export function registered({ release, origin, source, at }: Published): RegisteredRelease {
  const { version, contract, entry, integrity, native, hashes, paths, preload, texts, server } =
    release
  const address = (file: string) => `${origin}/${version}/${file}`
  const early = new Set([...Object.values(preload), ...Object.values(texts)].flat())
  return {
    entry: address(entry),
    integrity,
    ...(native !== undefined && { native }),
    hashes: Object.fromEntries(
      Object.entries(hashes)
        .filter(([file]) => early.has(file))
        .map(([file, hash]) => [address(file), hash]),
    ),
    contract,
    paths,
    preload: filesAt(preload, address),
    texts: filesAt(texts, address),
    server: { ...server, file: address(server.file) },
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
