import { join, resolve } from 'node:path'

import type { App, RemoteApp } from '#platform/apps.ts'
import { remoteApps, remoteNameOf } from '#platform/apps.ts'
import { buildApps } from '#platform/build-apps.ts'
import { CannotStart } from '#platform/cannot-start.ts'
import { takeProject } from '#platform/commands/take-project.ts'
import { withSites } from '#platform/commands/with-sites.ts'
import { repository } from '#platform/folders.ts'
import { createProgress } from '#platform/progress.ts'
import { listReleases } from '#releases/list-releases.ts'
import { assertCompatible } from '#releases/assert-compatible.ts'
import { withCanary, withRollback } from '#releases/registry-changes.ts'
import {
  releaseBuild,
  releaseShell,
  rollbackShell,
  withdrawRelease,
} from '#releases/release-build.ts'

/**
 * Builds one remote, or uses the build in a folder, and gives it to visitors: `release browse`.
 * `release shell` does the same with the shell.
 */
export async function release(parameters: readonly string[], signal: AbortSignal): Promise<number> {
  const { project, rest } = takeProject(parameters)
  if (rest[0] === 'shell' && rest.length <= 2) {
    return await releaseTheShell(project, rest[1], signal)
  }
  const app = readApp(rest, 2, 'release <remote> [folder]')
  const name = remoteNameOf(app)
  const [, folder] = rest
  const { version, registry } = await withSites(project, async (sites) => {
    if (folder === undefined) {
      await assertCompatible(await sites.registry.read(), name)
      await buildApps([app], createProgress(console.log), signal)
    }
    return await releaseBuild({ app, dist: folderOf(app, folder) }, sites)
  })
  console.log(`${name} ${version} is live (revision ${registry.revision}).`)
  return 0
}

async function releaseTheShell(
  project: string | undefined,
  folder: string | undefined,
  signal: AbortSignal,
): Promise<number> {
  const { version, registry } = await withSites(project, async (sites) => {
    if (folder === undefined) await buildApps(['shell'], createProgress(console.log), signal)
    return await releaseShell(folderOf('shell', folder), sites)
  })
  console.log(`shell ${version} is live (revision ${registry.revision}).`)
  return 0
}

/**
 * Gives visitors the previous version, or the named one: `rollback browse [version]`. `rollback shell` does
 * the same with the shell.
 */
export async function rollback(parameters: readonly string[]): Promise<number> {
  const { project, rest } = takeProject(parameters)
  if (rest[0] === 'shell' && rest.length <= 2) {
    const { version, registry } = await withSites(project, (sites) => rollbackShell(rest[1], sites))
    console.log(`shell ${version} is live (revision ${registry.revision}).`)
    return 0
  }
  const app = readApp(rest, 2, 'rollback <remote> [version]')
  const name = remoteNameOf(app)
  const { remotes, revision } = await withSites(project, ({ registry }) =>
    registry.change((before) =>
      withRollback(before, { name, version: rest[1], at: new Date().toISOString() }),
    ),
  )
  console.log(`${name} ${remotes[name]?.current} is live (revision ${revision}).`)
  return 0
}

/** Withdraws a version for good: `withdraw browse 0.1.0-1a2b3c4d`. */
export async function withdraw(parameters: readonly string[]): Promise<number> {
  const usage = 'withdraw <remote> <version>'
  const { project, rest } = takeProject(parameters)
  const app = readApp(rest, 2, usage)
  const [, version] = rest
  if (version === undefined) throw new CannotStart(`Usage: ${usage}`)
  const name = remoteNameOf(app)
  const { remotes, revision } = await withSites(project, (sites) =>
    withdrawRelease({ app, version }, sites),
  )
  const { current } = remotes[name] ?? {}
  console.log(`${name} ${version} is withdrawn, and ${current} is live (revision ${revision}).`)
  return 0
}

/** Gives a version to some visitors: `canary browse 0.1.0-1a2b3c4d 5`; 0 percent ends that. */
export async function canary(parameters: readonly string[]): Promise<number> {
  const usage = 'canary <remote> <version> <percent>'
  const { project, rest } = takeProject(parameters)
  const app = readApp(rest, 3, usage)
  const [, version, percent] = rest
  if (version === undefined || percent === undefined) throw new CannotStart(`Usage: ${usage}`)
  const name = remoteNameOf(app)
  const { revision } = await withSites(project, ({ registry }) =>
    registry.change((before) => withCanary(before, { name, version, percent: Number(percent) })),
  )
  console.log(`${percent} % of visitors get ${name} ${version} (revision ${revision}).`)
  return 0
}

/** Prints which releases are live, since when, and which others are available. */
export async function releases(parameters: readonly string[]): Promise<number> {
  const { project } = takeProject(parameters)
  console.log(await withSites(project, async ({ registry }) => listReleases(await registry.read())))
  return 0
}

/** The folder of a build: a named one as seen from where the command was typed. */
function folderOf(app: App, folder: string | undefined): string {
  if (folder === undefined) return join(repository, app, 'dist')
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), folder)
}

function readApp(parameters: readonly string[], most: number, usage: string): RemoteApp {
  const app = remoteApps.find((one) => remoteNameOf(one) === parameters[0])
  if (app && parameters.length <= most) return app
  const names = remoteApps.map(remoteNameOf).join(', ')
  throw new CannotStart(`Usage: ${usage}, where the remote is one of ${names}.`)
}
