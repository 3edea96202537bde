import type { Firestore } from 'firebase-admin/firestore'

import type { FileHashes, HostingApi, VersionConfig } from './hosting-api.ts'
import { withLease } from './lease.ts'
import type { SiteFile } from './site-files.ts'

/** A change of a site. */
export type SiteChange = {
  /** Added files, by their paths. */
  readonly added?: ReadonlyMap<string, SiteFile>
  /** Copies of existing files: their hashes by new paths. */
  readonly copied?: FileHashes
  /** Whether an existing file stays. */
  readonly keeps: (path: string) => boolean
  /** Headers and rewrites; without them the existing ones stay. */
  readonly config?: VersionConfig
}

/** Changes a site, depending on the files that visitors get now. */
export type Publish = (
  site: string,
  change: (live: FileHashes) => Promise<SiteChange | undefined>,
) => Promise<void>

/**
 * Hosting only ever replaces all files of a site, so a change is based on what is live, and meanwhile no
 * other release may publish to that site: Hosting has no precondition for it, so a lease in Firestore is
 * used.
 */
export function createPublisher(firestore: Firestore, api: HostingApi): Publish {
  return (site, change) =>
    withLease(firestore, site, async (refuseIfLost) => {
      const live = await api.live(site)
      const files: FileHashes = live?.files ?? new Map<string, string>()
      const made = await change(files)
      if (!made) return
      const { added = new Map<string, SiteFile>(), keeps, config = live?.config ?? {} } = made
      const remaining = [...files].filter(([path]) => keeps(path))
      const coming = [...added].map(([path, { hash }]): [string, string] => [path, hash])
      const all = new Map([...remaining, ...(made.copied ?? []), ...coming])
      const contents = new Map([...added.values()].map(({ hash, content }) => [hash, content]))
      await refuseIfLost()
      await api.publish(site, { config, files: all }, (hash) => {
        const content = contents.get(hash)
        if (content) return content
        throw new Error(`${site} has lost a file that was live: ${hash}`)
      })
    })
}
