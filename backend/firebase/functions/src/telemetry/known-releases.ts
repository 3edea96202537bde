import * as v from 'valibot'

import type { Known } from './read-batch.ts'

/** How long the registry counts as current: a new release is counted after this time. */
const freshMs = 10_000
const timeoutMs = 3_000

const releases = v.record(v.string(), v.object({ paths: v.array(v.string()) }))
const registrySchema = v.object({
  remotes: v.record(v.string(), v.object({ releases, previews: v.optional(releases, {}) })),
})

/** Reads which releases the site has. While that fails, the last ones count. */
export function createKnownReleases(site: string, now: () => number): () => Promise<Known> {
  let last: { readonly known: Promise<Known>; readonly readAt: number } | undefined
  return async () => {
    if (!last || now() - last.readAt >= freshMs) {
      const before = last?.known
      const known = fetchRegistry(site)
        .then(knownIn)
        .catch((error: unknown) => {
          if (before) return before
          throw error
        })
      last = { known, readAt: now() }
      known.catch(() => {
        last = undefined
      })
    }
    return await last.known
  }
}

/** What a site publishes of its releases. */
export async function fetchRegistry(site: string): Promise<unknown> {
  const response = await fetch(`${site}/remotes.json`, { signal: AbortSignal.timeout(timeoutMs) })
  return await response.json()
}

/** The releases and pages that a registry has. Throws when it is none. */
export function knownIn(registry: unknown): Known {
  const { remotes } = v.parse(registrySchema, registry)
  const all = Object.entries(remotes).flatMap(([remote, one]) =>
    Object.entries({ ...one.releases, ...one.previews }).map(([version, { paths }]) => ({
      name: `${remote}@${version}`,
      paths,
    })),
  )
  const names = new Set(all.map(({ name }) => name))
  return {
    has: ({ remote, version }) => names.has(`${remote}@${version}`),
    pages: new Set(all.flatMap(({ paths }) => paths)),
  }
}
