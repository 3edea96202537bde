import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { sourceHash } from '@adamarket/shared/build/source-hash.ts'

import type { App } from '#platform/apps.ts'
import { CannotStart } from '#platform/cannot-start.ts'
import { cacheFolder, repository } from '#platform/folders.ts'
import type { Progress } from '#platform/progress.ts'
import { run } from '#platform/run.ts'

/** The functions, in two packages that are deployed apart. */
export const functionPackages = ['backend/functions', 'backend/pages'] as const

/** What rsbuild builds: the apps, and the functions, which are inside the backend. */
export type Buildable = App | (typeof functionPackages)[number]

/** The number of simultaneous builds: each of them uses more than one core. */
const atOnce = 2

/** The file that a finished build leaves in `dist`. */
function resultOf(name: Buildable): string {
  return name.startsWith('backend/') ? 'index.js' : 'release.json'
}

/** Builds the apps whose sources changed since their last build. */
export async function buildApps(
  names: readonly Buildable[],
  progress: Progress,
  signal: AbortSignal,
): Promise<void> {
  const waiting = [...names]
  const buildNext = async (): Promise<void> => {
    const name = waiting.shift()
    if (name === undefined) return
    await buildIfChanged(name, progress, signal)
    await buildNext()
  }
  await Promise.all(Array.from({ length: atOnce }, buildNext))
}

async function buildIfChanged(
  name: Buildable,
  progress: Progress,
  signal: AbortSignal,
): Promise<void> {
  const folder = join(repository, name)
  const fingerprint = sourceHash(repository, name)
  const kept = join(cacheFolder, 'builds', name.replaceAll('/', '-'))
  const isBuilt = existsSync(join(folder, 'dist', resultOf(name)))
  if (isBuilt && (await readFile(kept, 'utf8').catch(() => '')) === fingerprint) return

  await rm(kept, { force: true })
  await progress.step(`Building ${name}`, async () => {
    const rsbuild = join(folder, 'node_modules', '.bin', 'rsbuild')
    const env = { ...process.env, NODE_ENV: 'production', FORCE_COLOR: '0' }
    const built = await run(rsbuild, ['build'], { cwd: folder, env, signal })
    signal.throwIfAborted()
    if (built.code !== 0) throw new CannotStart(`Building ${name} failed.\n\n${built.output}`)
  })
  await mkdir(join(cacheFolder, 'builds'), { recursive: true })
  await writeFile(kept, fingerprint)
}
