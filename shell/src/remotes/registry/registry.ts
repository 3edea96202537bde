import type { RemoteName } from '@adamarket/shared/contract/remote-modules.ts'
import * as v from 'valibot'

/** A hash in the form of the `integrity` attribute. */
const hash = v.pipe(v.string(), v.startsWith('sha256-'))

const release = v.object({
  /** The address of the container. */
  entry: v.pipe(v.string(), v.url()),
  /** The hash of the container's bytes; absent in development. */
  integrity: v.optional(hash),
  /** The hashes of the files in `preload` and `texts`, by address; only of current releases and canaries. */
  hashes: v.optional(v.record(v.string(), hash)),
  /** The version of the contract the release was built for. */
  contract: v.string(),
  /** The path patterns that the release owns. */
  paths: v.array(v.pipe(v.string(), v.startsWith('/'))),
  /** The files of each path's first view besides the container. */
  preload: v.record(v.string(), v.array(v.pipe(v.string(), v.url()))),
  /** The files of its texts, by language. */
  texts: v.record(v.string(), v.array(v.pipe(v.string(), v.url()))),
  /**
   * What the page function evaluates, and its hash; absent in releases of before there was one. A wrong hash
   * does not keep the release from visitors: no browser loads this file.
   */
  server: v.fallback(
    v.optional(v.object({ file: v.pipe(v.string(), v.url()), integrity: hash })),
    undefined,
  ),
  /** It was rolled back, or failed as a canary. */
  rolledBack: v.optional(v.boolean()),
})

const remote = v.object({
  /** The version in `releases` that visitors get. */
  current: v.string(),
  /** A version that some visitors get instead, in percent of them. */
  canary: v.optional(
    v.object({ version: v.string(), percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) }),
  ),
  /** Every version that visitors get or had. */
  releases: v.record(v.string(), v.fallback(v.optional(release), undefined)),
  /** Versions that visitors get only by `?remote=`. */
  previews: v.fallback(
    v.optional(v.record(v.string(), v.fallback(v.optional(release), undefined))),
    undefined,
  ),
})

const registrySchema = v.object({
  /** Counts the changes of the registry. */
  revision: v.number(),
  /** By name. An invalid entry is undefined; the others remain usable. */
  remotes: v.pipe(
    v.record(v.string(), v.fallback(v.optional(remote), undefined)),
    v.minEntries(1, 'The registry has no remotes'),
  ),
})

export type Release = v.InferOutput<typeof release>

export type RegisteredRemote = v.InferOutput<typeof remote>

/** What is deployed: the versions of each remote, where they are, and which one visitors get. */
export type Registry = v.InferOutput<typeof registrySchema>

/** Parses a registry; throws when it is invalid. */
export function parseRegistry(json: unknown): Registry {
  return v.parse(registrySchema, json)
}

/** The remotes in the registry, each with the release chosen for this visitor, if there is one to show. */
export type Deployment = Readonly<Partial<Record<RemoteName, ChosenRelease>>>

/** The remotes in the registry of which this shell has no release to show. */
export function missingFrom(deployment: Deployment): readonly RemoteName[] {
  return Object.keys(deployment).filter((name) => !deployment[name])
}

export type ChosenRelease = Release & {
  readonly name: RemoteName
  readonly version: string
  /** The version intended for this visitor, with the contract that this shell cannot host. */
  readonly insteadOf?: string
  /** Used when this release cannot be loaded: its files are missing or have a wrong hash. */
  readonly fallback?: ChosenRelease
}
