import type { Builds } from '#fixtures/builds.ts'
import { buildsAt, git } from '#fixtures/builds.ts'
import { apps } from '#fixtures/remotes.ts'

const versionFile = 'shared/src/contract/version.ts'

/**
 * The commits to compare the checkout with, the newest first: the one that set the version of the contract, whose builds
 * promise the same, and the last one of the version before, unless that had another major number.
 */
export async function earlierCommits(): Promise<readonly string[]> {
  const change = await git('log', '-1', '--format=%H', '--', versionFile)
  const before = await git('rev-parse', `${change}~1`).catch((cause: unknown) => {
    throw new Error('This clone is shallow: git fetch --unshallow', { cause })
  })
  return (await majorAt(change)) === (await majorAt(before)) ? [change, before] : [change]
}

async function majorAt(commit: string): Promise<string | undefined> {
  return /contractVersion = '(\d+)/.exec(await git('show', `${commit}:${versionFile}`))?.[1]
}

/** How many commits a build that fails may have been repaired in. */
const maxRepairs = 5

/**
 * The builds of all apps at a commit. One of which an app does not build, or that lacks one, was never released: the next
 * one that does takes its place.
 */
export async function buildsOf(commit: string): Promise<Builds> {
  const later = (await git('rev-list', '--reverse', '--first-parent', `${commit}..`)).split('\n')
  const failures: unknown[] = []
  for (const candidate of [commit, ...later.slice(0, maxRepairs)]) {
    try {
      const builds = await buildsAt(candidate)
      const missing = apps.find((app) => builds[app] === undefined)
      if (missing !== undefined) throw new Error(`${candidate} has no ${missing}`)
      return builds
    } catch (cause) {
      process.stdout.write('    does not build\n')
      failures.push(cause)
    }
  }
  throw new AggregateError(failures, `No commit builds from ${commit} on`)
}
