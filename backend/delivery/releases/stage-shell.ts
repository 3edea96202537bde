import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Environment } from '@adamarket/shared/contract/environment.ts'

import { insertEnvironment } from '#hosting/environment.ts'
import { CommandError } from '#base/command-error.ts'

import { readShellRelease } from './release.ts'
import { readSecurityTxt, securityTxtPath } from './security-txt.ts'

/** The registry of the remotes, which is on the shell's site but not part of its build. */
export const registryFile = 'remotes.json'

/** What crawlers may read, and where the sitemap is. */
const robotsFile = 'robots.txt'

/** The page as the build names it. */
const builtPage = 'index.html'

/** The same on the site: an exact file would answer at `/` instead of the page function. */
export const shellPage = 'shell.html'

/**
 * Puts a build of the shell on its site and writes the environment into its page. The page comes last,
 * after everything it requests; files that the build no longer has are removed.
 * @param dist the build
 * @param site the site's folder
 * @param origin where visitors find the site
 */
export async function stageShell(
  dist: string,
  site: string,
  environment: Environment,
  origin: string,
): Promise<void> {
  await mkdir(site, { recursive: true })
  const built = new Set(await readdir(dist, { recursive: true }))
  built.delete(builtPage)
  await cp(dist, site, { recursive: true, filter: (source) => source !== join(dist, builtPage) })
  // Cloud Functions answer for this address with a 404, and a sitemap has a full address.
  await writeFile(
    join(site, robotsFile),
    `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  )
  const securityTxt = securityTxtPath.slice(1)
  await mkdir(dirname(join(site, securityTxt)), { recursive: true })
  await writeFile(join(site, securityTxt), await readSecurityTxt(origin, new Date()))
  const { server } = await readShellRelease(dist)
  const html = insertEnvironment(await readFile(join(dist, builtPage), 'utf8'), {
    ...environment,
    ...(server && { pageServer: server.integrity }),
  })
  await writeFile(join(site, `${shellPage}.new`), html)
  await rename(join(site, `${shellPage}.new`), join(site, shellPage))

  const staged = await readdir(site, { recursive: true })
  const ours = new Set([
    ...built,
    shellPage,
    robotsFile,
    securityTxt,
    dirname(securityTxt),
    registryFile,
  ])
  const old = staged.filter((path) => !ours.has(path))
  await Promise.all(old.map((path) => rm(join(site, path), { recursive: true, force: true })))
}

/**
 * Stores a build of the shell, to restore it later, and removes builds that are not among the retained ones.
 *
 * @param folder the folder of the builds
 * @param retained versions, with that of this build
 */
export async function storeShell(
  dist: string,
  folder: string,
  retained: readonly string[],
): Promise<void> {
  const { version } = await readShellRelease(dist)
  await rm(join(folder, version), { recursive: true, force: true })
  await cp(dist, join(folder, version), { recursive: true })
  const old = (await readdir(folder)).filter((name) => !retained.includes(name))
  await Promise.all(old.map((name) => rm(join(folder, name), { recursive: true, force: true })))
}

/** The folder of a stored build. */
export function storedShell(folder: string, version: string): string {
  const build = join(folder, version)
  if (existsSync(build)) return build
  throw shellNotStored(version)
}

export function shellNotStored(version: string): CommandError {
  return new CommandError(
    `The build of shell ${version} is no longer stored: release it from its commit.`,
  )
}
