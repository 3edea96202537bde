import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

import type { Release } from '#releases/release.ts'
import { readRelease } from '#releases/release.ts'

/** How many releases of a remote stay on its site. */
const kept = 5

const unfinished = '.unfinished'

/**
 * Puts a build of a remote on its site, in a folder named by its version. A folder that is there
 * never changes: browsers keep its files for a year.
 * @param dist the build
 * @param site the site's folder
 * @returns the version that was built, and all releases on the site, the newest last
 */
export async function stageRemote(
  dist: string,
  site: string,
): Promise<{ readonly current: string; readonly releases: readonly Release[] }> {
  const { version } = await readRelease(dist)
  const folder = join(site, version)
  await mkdir(site, { recursive: true })
  await removeUnfinished(site)
  if (!existsSync(folder)) {
    const copy = join(site, `${unfinished}-${version}`)
    await cp(dist, copy, { recursive: true })
    await rename(copy, folder)
  }
  const now = new Date()
  await utimes(folder, now, now)
  await removeOld(site)
  return { current: version, releases: await releasesOn(site) }
}

/** Removes what an interrupted run had begun to copy. */
async function removeUnfinished(site: string): Promise<void> {
  const names = (await readdir(site)).filter((name) => name.startsWith(unfinished))
  await Promise.all(names.map((name) => rm(join(site, name), { recursive: true })))
}

async function removeOld(site: string): Promise<void> {
  const folders = await foldersByAge(site)
  const old = folders.slice(0, Math.max(0, folders.length - kept))
  await Promise.all(old.map((folder) => rm(folder, { recursive: true })))
}

async function releasesOn(site: string): Promise<readonly Release[]> {
  return await Promise.all((await foldersByAge(site)).map(readRelease))
}

/** The folders of a site's releases, the one staged last at the end. */
async function foldersByAge(site: string): Promise<readonly string[]> {
  const names = await readdir(site)
  const dated = await Promise.all(
    names.map(async (name) => {
      const folder = join(site, name)
      return { folder, time: (await stat(folder)).mtimeMs }
    }),
  )
  return dated.toSorted((one, other) => one.time - other.time).map(({ folder }) => folder)
}
