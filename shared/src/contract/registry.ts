import * as v from 'valibot'

/** A hash in the form of the `integrity` attribute. */
const hash = v.pipe(v.string(), v.startsWith('sha256-'))

const address = v.pipe(v.string(), v.url())

const addresses = v.record(v.string(), v.array(address))

/** What the page function evaluates: its address, or a path on the registry's own site, and the hash that it must have. */
const serverFile = v.object({ file: v.string(), integrity: hash })

/** A release of a remote. Times are ISO 8601. */
export const releaseSchema = v.object({
  /** The address of the container. */
  entry: address,
  /** The hash of the container's bytes; absent in development. */
  integrity: v.exactOptional(hash),
  /** Whether the container works without Module Federation's runtime. */
  native: v.exactOptional(v.boolean()),
  /** The hashes of the files in `preload` and `texts`, by address; only of current releases and canaries. */
  hashes: v.exactOptional(v.record(v.string(), hash)),
  /** The version of the contract the release was built for. */
  contract: v.string(),
  /** The path patterns that the release owns. */
  paths: v.array(v.pipe(v.string(), v.startsWith('/'))),
  /** The files of each path's first view besides the container. */
  preload: addresses,
  /** The files of its texts, by language. */
  texts: addresses,
  /** Only of current releases and canaries. */
  server: v.exactOptional(serverFile),
  /** When it was registered. */
  releasedAt: v.exactOptional(v.string()),
  /** When visitors last stopped getting it. */
  liveUntil: v.exactOptional(v.string()),
  /** It was rolled back, or failed as a canary: no other rollback, and no fallback, leads back to it. */
  rolledBack: v.exactOptional(v.boolean()),
})

export const remoteSchema = v.object({
  /** The version in `releases` that visitors get. */
  current: v.string(),
  /** When visitors first got `current`, ISO 8601. */
  since: v.exactOptional(v.string()),
  /** A version that some visitors get instead, in whole percent of them. */
  canary: v.exactOptional(
    v.object({
      version: v.string(),
      percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
      /** When visitors first got it, ISO 8601. */
      since: v.exactOptional(v.string()),
    }),
  ),
  /** Every version that visitors get or had; the last is the newest. */
  releases: v.record(v.string(), releaseSchema),
  /** Versions that visitors get only by `?remote=`. */
  previews: v.exactOptional(v.record(v.string(), releaseSchema)),
  /** Versions that no visitor may get again. */
  withdrawn: v.exactOptional(v.array(v.string())),
})

/** `remotes.json` on the shell's site: the versions of each remote, where they are, and which one visitors get. */
export const registrySchema = v.object({
  /** Counts the changes of the registry. */
  revision: v.number(),
  /** The recent shells of the site, the newest last. */
  shells: v.exactOptional(
    v.array(
      v.object({ version: v.string(), contract: v.string(), server: v.exactOptional(serverFile) }),
    ),
  ),
  /** The one of them that is on the site after a rollback; otherwise it is the newest. */
  shell: v.exactOptional(v.string()),
  remotes: v.record(v.string(), remoteSchema),
})

/** The registry as the backend writes it. */
export type PublishedRegistry = v.InferOutput<typeof registrySchema>

export type Release = v.InferOutput<typeof releaseSchema>

const validReleases = v.record(v.string(), v.fallback(v.optional(releaseSchema), undefined))

const remoteForVisitors = v.object({
  ...remoteSchema.entries,
  releases: validReleases,
  previews: v.exactOptional(validReleases),
})

const registryForVisitors = v.object({
  revision: registrySchema.entries.revision,
  remotes: v.pipe(
    v.record(v.string(), v.fallback(v.optional(remoteForVisitors), undefined)),
    v.minEntries(1, 'The registry has no remotes'),
  ),
})

export type RegisteredRemote = v.InferOutput<typeof remoteForVisitors>

/** The registry as a page reads it. */
export type Registry = v.InferOutput<typeof registryForVisitors>

/**
 * Reads the registry for a visitor: a release or a remote whose entry is invalid is undefined, and the others remain
 * usable. Throws when the rest is invalid.
 */
export function parseRegistry(json: unknown): Registry {
  return v.parse(registryForVisitors, json)
}
