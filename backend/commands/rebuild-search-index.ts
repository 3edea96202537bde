import { withProject } from '#base/with-project.ts'
import { writeSitemaps } from '#functions/search/write-sitemaps.ts'
import { rebuildSearchIndex } from '#search-index/rebuild.ts'

import { readProject } from '#command-line/read-project.ts'

/** Rebuilds the search index, and the sitemap from it, of the local site, or of a real project. */
export async function run(parameters: readonly string[], signal: AbortSignal): Promise<number> {
  const corrected = await withProject(
    await readProject(parameters, 'rebuild-search-index'),
    async ({ firestore }) => {
      const count = await rebuildSearchIndex(firestore, console.log, signal)
      await writeSitemaps(firestore)
      return count
    },
  )
  console.log(`The search index is up to date; ${corrected} listings were corrected.`)
  return 0
}
