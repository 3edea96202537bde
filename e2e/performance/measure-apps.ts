import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Builds } from '#fixtures/builds.ts'
import { buildsHere } from '#fixtures/builds.ts'

import { compressedSize } from './compressed-size.ts'
import { withoutHash } from './file-name.ts'

/** The sizes of an app's scripts, in bytes with Brotli at its best, by name. */
export type AppSizes = Readonly<Record<string, number>>

/** The number of an app's chunks to measure, the largest ones. */
const largest = 3

const container = 'remoteEntry.js'

/** The file for the page function: no browser loads it. */
const serverFile = 'server.js'

/** The container of each remote and the largest scripts of every app, from their builds. */
export async function measureApps(
  builds: Builds = buildsHere,
): Promise<Readonly<Record<string, AppSizes>>> {
  return Object.fromEntries(
    await Promise.all(
      Object.entries(builds).map(async ([app, dist]) => [app, await sizesOf(dist)]),
    ),
  )
}

async function sizesOf(dist: string): Promise<AppSizes> {
  const scripts = (await readdir(dist, { recursive: true })).filter(
    (it) => it.endsWith('.js') && it !== serverFile,
  )
  const files = await Promise.all(
    scripts.map(async (path) => ({ path, content: await readFile(join(dist, path)) })),
  )
  const bySize = files.toSorted((one, other) => other.content.length - one.content.length)
  const chunks = bySize.filter(({ path }) => path !== container).slice(0, largest)
  return Object.fromEntries(
    [...files.filter(({ path }) => path === container), ...chunks].map(({ path, content }) => [
      withoutHash(path),
      compressedSize(content),
    ]),
  )
}
