import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import type { Builds } from '#skew/builds.ts'
import { apps, repository } from '#skew/builds.ts'

const execute = promisify(execFile)
const cache = join(repository, '.adamarket', 'cache', 'skew')

/**
 * The builds of all apps as a commit has them, made in a checkout of their own and kept. Undefined when
 * the commit is not here: a shallow clone has the last ones alone.
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
  process.stdout.write(`  … Building ${commit.slice(0, 7)}, which is then kept\n`)
  await git('worktree', 'add', '--detach', '--force', checkout, commit)
  try {
    // Installs what that commit needs, and builds. It had another name once.
    const names = ['scripts/operations.mjs', 'scripts/releases.mjs']
    const script = names.find((name) => existsSync(join(checkout, name))) ?? ''
    await execute(process.execPath, [script, 'build'], { cwd: checkout })
    await rm(unfinished, { recursive: true, force: true })
    for (const app of apps) {
      await cp(join(checkout, app, 'dist'), join(unfinished, app), { recursive: true })
    }
    await describeShell(checkout, commit, join(unfinished, 'shell'))
    await rename(unfinished, kept)
  } finally {
    await removeCheckout(checkout)
  }
}

/** A shell did not always say of itself what it is. */
async function describeShell(checkout: string, commit: string, shell: string): Promise<void> {
  const file = join(shell, 'release.json')
  if (existsSync(file)) return
  const source = join(checkout, 'shared', 'src', 'contract', 'version.ts')
  const contract = /contractVersion = '(.+)'/.exec(await readFile(source, 'utf8'))?.[1]
  await writeFile(file, JSON.stringify({ version: commit.slice(0, 8), contract }))
}

async function removeCheckout(checkout: string): Promise<void> {
  await rm(checkout, { recursive: true, force: true })
  await git('worktree', 'prune')
}

async function git(...parameters: readonly string[]): Promise<void> {
  await execute('git', [...parameters], { cwd: repository })
}
