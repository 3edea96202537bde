import type { ShownRelease } from '@adamarket/shared/domain/release-visits.ts'
import { shownReleases } from '@adamarket/shared/domain/release-visits.ts'

import { remoteNameOf } from '#base/apps.ts'
import { withProject } from '#base/with-project.ts'
import { projectOption, readOptions } from '#command-line/options.ts'
import { projectNamed } from '#command-line/read-project.ts'
import { readRemote } from '#command-line/release-options.ts'
import { withSites } from '#command-line/with-sites.ts'
import { readCounts } from '#functions/telemetry/release-counts.ts'
import { listHistory, listReleases } from '#releases/list-releases.ts'
import { formatShare, listVisits } from '#releases/list-visits.ts'

/** The number of changes that are printed. */
const maxChanges = 20

/**
 * Prints which releases are live, where they come from, which others are available, the last changes, and what visitors
 * met in two weeks; of one remote also by page.
 */
export async function run(parameters: readonly string[]): Promise<number> {
  const usage = 'releases [remote] [--project <id>]'
  const { values, positionals } = readOptions(parameters, {
    usage,
    options: projectOption,
    max: 1,
  })
  const only = positionals.length > 0 ? remoteNameOf(readRemote(positionals, usage)) : undefined
  const { shown, share } = await withSites(values.project, async ({ registry, measuredShare }) => {
    const current = await registry.read()
    console.log(listReleases(current))
    console.log(`\n${listHistory(await registry.history(maxChanges))}`)
    return {
      shown: shownReleases(current.remotes).filter(
        ({ remote }) => only === undefined || remote === only,
      ),
      share: await measuredShare(),
    }
  })
  const title = `Two weeks of ${formatShare(share)}, web vitals at 75 % of them`
  console.log(`\n${title}\n${await visits(values.project, shown)}`)
  return 0
}

async function visits(id: string | undefined, releases: readonly ShownRelease[]): Promise<string> {
  try {
    const project = await projectNamed(id)
    return await withProject(project, async ({ firestore }) =>
      listVisits(
        await Promise.all(
          releases.map(async (one) => ({ ...one, parts: await readCounts(firestore, one, '') })),
        ),
      ),
    )
  } catch (error) {
    // The rest is known without a running site, and to teams that may not read its data.
    if (!(error instanceof Error)) throw error
    const [reason = ''] = error.message.split('\n')
    return `Not read: ${reason}`
  }
}
