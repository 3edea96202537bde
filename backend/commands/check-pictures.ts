import { randomUUID } from 'node:crypto'

import { checkPicture } from '#functions/pictures/check-picture.ts'
import { pictureFolders } from '#functions/pictures/picture-files.ts'
import type { ProjectServices } from '#base/with-project.ts'
import { withProject } from '#base/with-project.ts'

import { readProject } from '#command-line/read-project.ts'

/** After how many files it says how far it is. */
const reportedEach = 500

/** Checks the pictures of the local site, or of a real project, that functions have not checked yet. */
export async function run(parameters: readonly string[], signal: AbortSignal): Promise<number> {
  const { checked, refused } = await withProject(
    await readProject(parameters, 'check-pictures'),
    (services) => checkAllPictures(services, console.log, signal),
  )
  for (const path of refused) console.log(`Cannot be shown: ${path}`)
  console.log(`${checked} pictures are checked; ${refused.length} of them cannot be shown.`)
  return 0
}

/**
 * Checks pictures that were uploaded before functions did so. Site and functions may run meanwhile, and an interrupted
 * run is continued by the next. Listings with a picture that cannot be shown stay as they are until they are changed.
 */
export async function checkAllPictures(
  { bucket }: Pick<ProjectServices, 'bucket'>,
  onProgress: (line: string) => void,
  signal?: AbortSignal,
): Promise<{ readonly checked: number; readonly refused: readonly string[] }> {
  let checked = 0
  const refused: string[] = []
  const attempt = randomUUID()
  for (const folder of pictureFolders) {
    const [files] = await bucket.getFiles({ prefix: `${folder}/` })
    for (const { name } of files) {
      signal?.throwIfAborted()
      // One after the other: each may need a lot of memory.
      const state = await checkPicture(bucket, name, attempt)
      checked += 1
      if (state === 'too-large' || state === 'unreadable') refused.push(name)
      if (checked % reportedEach === 0) onProgress(`${checked} pictures`)
    }
  }
  return { checked, refused }
}
