import { CannotStart } from '#platform/cannot-start.ts'
import { projectId, readSettings } from '#platform/settings.ts'
import { rebuildSearchIndex } from '#search-index/rebuild.ts'
import type { FirestoreTarget } from '#search-index/with-firestore.ts'
import { withFirestore } from '#search-index/with-firestore.ts'

/** Rebuilds the search index of the site that runs on this machine, or of a real project. */
export async function rebuild(parameters: readonly string[], signal: AbortSignal): Promise<number> {
  const corrected = await withFirestore(readTarget(parameters), (firestore) =>
    rebuildSearchIndex(firestore, console.log, signal),
  )
  console.log(`The search index is up to date; ${corrected} ads were corrected.`)
  return 0
}

/** @throws CannotStart on anything but `--project <id>` */
function readTarget(parameters: readonly string[]): FirestoreTarget {
  const [option, project, ...others] = parameters
  if (option === undefined) {
    const { ports } = readSettings(process.env)
    return { projectId, emulator: `localhost:${ports.firestore}` }
  }
  if (option !== '--project' || project === undefined || others.length > 0) {
    throw new CannotStart('Name a real project by --project <id>, or none for this machine.')
  }
  return { projectId: project }
}
