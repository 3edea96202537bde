import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

import type { Release } from './release.ts'
import { readRelease } from './release.ts'

/**
 * Adds a build of a remote to its site, in a folder named by its version. An existing folder never
 * changes: browsers cache its files for a year.
 * @param dist the build
 * @param site the site's folder
 */
export async function stageRemote(dist: string, site: string): Promise<Release> {
  const release = await readRelease(dist)
  const folder = join(site, release.version)
  await mkdir(site, { recursive: true })
  if (existsSync(folder)) return release
  const copy = join(site, `.unfinished-${randomUUID()}`)
  try {
    await cp(dist, copy, { recursive: true })
    // The same version may have been added meanwhile: it is the same build.
    await rename(copy, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error
    })
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
  return release
}

/** Removes versions from a site that no visitor can get any more. */
export async function removeVersions(site: string, versions: readonly string[]): Promise<void> {
  await Promise.all(
    versions.map((version) => rm(join(site, version), { recursive: true, force: true })),
  )
}
