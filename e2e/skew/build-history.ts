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

/**
 * The builds of all apps at a commit, made in a separate checkout and cached. Undefined when the commit is
 * not in this clone: a shallow one has only the latest.
 */
export async function buildsOf(commit: string): Promise<Builds | undefined> {
  const kept = join(cache, commit)
  if (!existsSync(kept)) {
    const isHere = await git('cat-file', '-e', `${commit}^{commit}`).then(
      () => true,
      () => false,
    )
    if (!isHere) return undefined
    await build(commit, kept)
  }
  return Object.fromEntries(apps.map((app) => [app, join(kept, app)]))
}

async function build(commit: string, kept: string): Promise<void> {
  const checkout = join(cache, `checkout-${commit}`)
  const unfinished = `${kept}.unfinished`
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
    await rename(unfinished, kept)
  } finally {
    await removeCheckout(checkout)
  }
}

async function removeCheckout(checkout: string): Promise<void> {
  await rm(checkout, { recursive: true, force: true })
  await git('worktree', 'prune')
}

async function git(...parameters: readonly string[]): Promise<void> {
  await execute('git', [...parameters], { cwd: repository })
}
