import * as v from 'valibot'

const serverFile = v.object({
  /** Its address; that of the shell is a path on the registry's own site. */
  file: v.string(),
  /** The hash that it must have to be evaluated. */
  integrity: v.string(),
})

const source = v.object({
  /** The commit of the checkout it was built in; absent for a build from elsewhere. */
  commit: v.exactOptional(v.string()),
  /** Whether everything that the build contains was committed. */
  isClean: v.exactOptional(v.boolean()),
  /** Who registered it. */
  by: v.string(),
  why: v.exactOptional(v.string()),
})

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
  /** What the page function evaluates; absent in releases of before there was one. */
  server: v.exactOptional(serverFile),
  /** When it was registered, ISO 8601. */
  releasedAt: v.exactOptional(v.string()),
  /** When visitors last stopped getting it, ISO 8601. */
  liveUntil: v.exactOptional(v.string()),
  /** It was rolled back, or failed as a canary: no other rollback, and no fallback, leads back to it. */
  rolledBack: v.exactOptional(v.boolean()),
  /** It has never been live for every visitor: no rollback and no fallback leads to it. */
  isPreview: v.exactOptional(v.boolean()),
  /** Where it comes from; left out for visitors. */
  source: v.exactOptional(source),
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

const shell = v.object({
  version: v.string(),
  contract: v.string(),
  server: v.exactOptional(serverFile),
})

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

/** Where a release comes from. */
export type Source = v.InferOutput<typeof source>

export type RegisteredRelease = v.InferOutput<typeof registeredRelease>

export type RegisteredRemote = v.InferOutput<typeof registeredRemote>

/** Parses a registry's JSON text. Throws when it is invalid. */
export function parseRegistry(text: string): Registry {
  return v.parse(schema, JSON.parse(text))
}

export function formatRegistry(registry: Registry): string {
  return `${JSON.stringify(registry, null, 2)}\n`
}

export const emptyRegistry: Registry = { revision: 0, remotes: {} }
