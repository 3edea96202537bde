import { readProject } from '#platform/commands/read-project.ts'
import { withProject } from '#platform/with-project.ts'
import { rebuildSearchIndex } from '#search-index/rebuild.ts'

/** Rebuilds the search index of the local site, or of a real project. */
export async function rebuild(parameters: readonly string[], signal: AbortSignal): Promise<number> {
  const corrected = await withProject(await readProject(parameters), ({ firestore }) =>
    rebuildSearchIndex(firestore, console.log, signal),
  )
  console.log(`The search index is up to date; ${corrected} listings were corrected.`)
  return 0
}
