import { listHistory, listReleases } from '#releases/list-releases.ts'
import { projectOption, readOptions } from '#command-line/options.ts'
import { withSites } from '#command-line/with-sites.ts'

/** The number of changes that are printed. */
const maxChanges = 20

/** Prints which releases are live, where they come from, which others are available, and the last changes. */
export async function run(parameters: readonly string[]): Promise<number> {
  const usage = 'releases [--project <id>]'
  const { values } = readOptions(parameters, { usage, options: projectOption })
  await withSites(values.project, async ({ registry }) => {
    console.log(listReleases(await registry.read()))
    console.log(`\n${listHistory(await registry.history(maxChanges))}`)
  })
  return 0
}
