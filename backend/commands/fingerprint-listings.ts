import { withProject } from '#base/with-project.ts'
import { writeMissingFingerprints } from '#data-check/write-missing-fingerprints.ts'

import { readProject } from '#command-line/read-project.ts'

/** Writes the missing fingerprints of the local site, or of a real project. */
export async function run(parameters: readonly string[], signal: AbortSignal): Promise<number> {
  const written = await withProject(
    await readProject(parameters, 'fingerprint-listings'),
    (services) => writeMissingFingerprints(services, console.log, signal),
  )
  console.log(`Copies of all listings can be found; ${written} had no fingerprint.`)
  return 0
}
