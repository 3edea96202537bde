import { registrySchema, releaseSchema, remoteSchema } from '@adamarket/shared/contract/registry.ts'
import type { PublishedRegistry } from '@adamarket/shared/contract/registry.ts'
import * as v from 'valibot'

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
  ...releaseSchema.entries,
  /** It has never been live for every visitor: no rollback and no fallback leads to it. */
  isPreview: v.exactOptional(v.boolean()),
  /** Where it comes from. */
  source: v.exactOptional(source),
})

const registeredRemote = v.object({
  ...v.omit(remoteSchema, ['previews']).entries,
  /** Every available version, previews as well; the last is the newest. */
  releases: v.record(v.string(), registeredRelease),
})

const schema = v.object({
  ...registrySchema.entries,
  remotes: v.record(v.string(), registeredRemote),
})

/** What is deployed. {@link formatForVisitors} writes of it what the site publishes. */
export type Registry = v.InferOutput<typeof schema>

export type Shell = NonNullable<Registry['shells']>[number]

/** Where a release comes from. */
export type Source = v.InferOutput<typeof source>

export type RegisteredRelease = v.InferOutput<typeof registeredRelease>

export type RegisteredRemote = v.InferOutput<typeof registeredRemote>

/** Parses a registry's JSON text. Throws when it is invalid. */
export function parseRegistry(text: string): Registry {
  return v.parse(schema, JSON.parse(text))
}

export function formatRegistry(registry: Registry | PublishedRegistry): string {
  return `${JSON.stringify(registry, null, 2)}\n`
}

export const emptyRegistry: Registry = { revision: 0, remotes: {} }
