import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sourceHash } from '@adamarket/shared/build/source-hash.ts'

import type { App } from './apps.ts'
import { CommandError } from './command-error.ts'
import { cacheFolder, repository } from './folders.ts'
import type { Progress } from './progress.ts'
import { run } from './run.ts'

/** The functions, in two packages that are deployed apart. */
export const functionPackages = ['backend/firebase/functions', 'backend/firebase/pages'] as const

/** What rsbuild builds: the apps, and the functions, which are inside the backend. */
export type Buildable = App | (typeof functionPackages)[number]

/** The number of simultaneous builds: each of them uses more than one core. */
const maxBuilds = 2

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
  await Promise.all(Array.from({ length: maxBuilds }, buildNext))
}

/** Builds nothing. @throws CommandError when a build is missing, or of other sources than those here */
export async function refuseOutdated(names: readonly Buildable[]): Promise<void> {
  const built = await Promise.all(names.map(isBuilt))
  const outdated = names.filter((_name, index) => !built[index])
  if (outdated.length === 0) return
  throw new CommandError(
    `There is no build of these sources of ${outdated.join(', ')}: leave out --built.`,
  )
}

/** Whether there is a build of an app, from the sources as they are. */
async function isBuilt(name: Buildable): Promise<boolean> {
  if (!existsSync(join(repository, name, 'dist', resultOf(name)))) return false
  const fingerprint = await readFile(fingerprintFile(name), 'utf8').catch(() => '')
  return fingerprint === sourceHash(repository, name)
}

/** The file that says which sources an app was built from. */
function fingerprintFile(name: Buildable): string {
  return join(cacheFolder, 'builds', name.replaceAll('/', '-'))
}

async function buildIfChanged(
  name: Buildable,
  progress: Progress,
  signal: AbortSignal,
): Promise<void> {
  if (await isBuilt(name)) return
  const folder = join(repository, name)
  const file = fingerprintFile(name)
  const fingerprint = sourceHash(repository, name)
  await rm(file, { force: true })
  await progress.step(`Building ${name}`, async () => {
    const rsbuild = join(folder, 'node_modules', '.bin', 'rsbuild')
    const env = { ...process.env, NODE_ENV: 'production', FORCE_COLOR: '0' }
    const built = await run(rsbuild, ['build'], { cwd: folder, env, signal })
    signal.throwIfAborted()
    if (built.code !== 0) throw new CommandError(`Building ${name} failed.\n\n${built.output}`)
  })
  await mkdir(join(cacheFolder, 'builds'), { recursive: true })
  await writeFile(file, fingerprint)
}
