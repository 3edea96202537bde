import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { apps } from '#fixtures/remotes.ts'
import { repository } from '#fixtures/reports.ts'

const execute = promisify(execFile)

/** The folder of each app's build. */
export type Builds = Readonly<Record<string, string>>

const cache = join(repository, '.adamarket', 'cache', 'skew')

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
 * The builds of all apps at a commit, made in a separate checkout and cached. One of which an app does not build was never
 * released: the next one that does takes its place.
 */
export async function buildsOf(commit: string): Promise<Builds> {
  const later = (await git('rev-list', '--reverse', '--first-parent', `${commit}..`)).split('\n')
  const failures: unknown[] = []
  for (const candidate of [commit, ...later.slice(0, maxRepairs)]) {
    const folder = join(cache, candidate)
    try {
      if (!existsSync(folder)) await build(candidate, folder)
      return Object.fromEntries(apps.map((app) => [app, join(folder, app)]))
    } catch (cause) {
      process.stdout.write('    does not build\n')
      failures.push(cause)
    }
  }
  throw new AggregateError(failures, `No commit builds from ${commit} on`)
}

async function build(commit: string, folder: string): Promise<void> {
  const checkout = join(cache, `checkout-${commit}`)
  const unfinished = `${folder}.unfinished`
  await mkdir(cache, { recursive: true })
  await removeCheckout(checkout)
  process.stdout.write(`  … Building ${commit.slice(0, 7)}, to be cached\n`)
  await git('worktree', 'add', '--detach', '--force', checkout, commit)
  try {
    // Also installs the packages of that commit.
    await execute(process.execPath, ['scripts/operations.mjs', 'build'], { cwd: checkout })
    await rm(unfinished, { recursive: true, force: true })
    for (const app of apps) {
      await cp(join(checkout, app, 'dist'), join(unfinished, app), { recursive: true })
    }
    await rename(unfinished, folder)
  } finally {
    await removeCheckout(checkout)
  }
}

async function removeCheckout(checkout: string): Promise<void> {
  await rm(checkout, { recursive: true, force: true })
  await git('worktree', 'prune')
}

async function git(...parameters: readonly string[]): Promise<string> {
  const { stdout } = await execute('git', [...parameters], { cwd: repository })
  return stdout.trim()
}
