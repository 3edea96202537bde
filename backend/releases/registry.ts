import * as v from 'valibot'

const registeredRelease = v.object({
  entry: v.string(),
  integrity: v.exactOptional(v.string()),
  /** The hashes of the files in `preload` and `texts`, by address. */
  hashes: v.exactOptional(v.record(v.string(), v.string())),
  contract: v.string(),
  paths: v.array(v.string()),
  preload: v.record(v.string(), v.array(v.string())),
  /** The files of the texts, by language. */
  texts: v.record(v.string(), v.array(v.string())),
  /** When it was registered, ISO 8601. */
  releasedAt: v.exactOptional(v.string()),
  /** When visitors last stopped getting it, ISO 8601. */
  liveUntil: v.exactOptional(v.string()),
  /** Visitors were taken off it by a rollback: no other rollback, and no fallback, leads back to it. */
  rolledBack: v.exactOptional(v.boolean()),
})

const registeredRemote = v.object({
  current: v.string(),
  /** When visitors first got `current`, ISO 8601. */
  since: v.exactOptional(v.string()),
  /** A version that some visitors get instead, in whole percent of them. */
  canary: v.exactOptional(v.object({ version: v.string(), percent: v.number() })),
  /** Every available version; the last is the newest. */
  releases: v.record(v.string(), registeredRelease),
  /** Versions that no visitor may get again. */
  withdrawn: v.exactOptional(v.array(v.string())),
})

const shell = v.object({ version: v.string(), contract: v.string() })

const schema = v.object({
  revision: v.number(),
  /** The recent shells of the site, the newest last. */
  shells: v.exactOptional(v.array(shell)),
  /** The one of them that is on the site after a rollback; otherwise it is the newest. */
  shell: v.exactOptional(v.string()),
  remotes: v.record(v.string(), registeredRemote),
})

/**
 * What is deployed: `remotes.json` on the shell's site. For each remote the available versions, where
 * they are, and the one that visitors get. `revision` counts its changes.
 */
export type Registry = v.InferOutput<typeof schema>

export type Shell = v.InferOutput<typeof shell>

export type RegisteredRelease = v.InferOutput<typeof registeredRelease>

export type RegisteredRemote = v.InferOutput<typeof registeredRemote>

/** Parses a registry's JSON text. Throws when it is invalid. */
export function parseRegistry(text: string): Registry {
  return v.parse(schema, JSON.parse(text))
}

export function formatRegistry(registry: Registry): string {
  return `${JSON.stringify(registry, null, 2)}\n`
}

/**
 * What visitors read. Only the releases that they are to get keep their hashes, which are most of the
 * bytes: those of a fallback are in its container, and only early requests need them before.
 */
export function formatForVisitors(registry: Registry): string {
  const remotes = Object.entries(registry.remotes).map(([name, remote]) => {
    const wanted = [remote.current, remote.canary?.version]
    const releases = Object.entries(remote.releases).map(([version, { hashes, ...release }]) => [
      version,
      { ...release, ...(hashes && wanted.includes(version) && { hashes }) },
    ])
    return [name, { ...remote, releases: Object.fromEntries(releases) }]
  })
  return formatRegistry({ ...registry, remotes: Object.fromEntries(remotes) })
}

export const emptyRegistry: Registry = { revision: 0, remotes: {} }
