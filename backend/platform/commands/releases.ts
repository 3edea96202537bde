import { join } from 'node:path'

import type { RemoteApp } from '#platform/apps.ts'
import { remoteApps, remoteNameOf } from '#platform/apps.ts'
import { buildApps } from '#platform/build-apps.ts'
import { CannotStart } from '#platform/cannot-start.ts'
import { repository, stackFolders, stateFolder } from '#platform/folders.ts'
import { createProgress } from '#platform/progress.ts'
import { readSettings } from '#platform/settings.ts'
import { listReleases } from '#releases/list-releases.ts'
import { localRegistry, releaseBuild } from '#releases/local-releases.ts'
import { refuseMisfit } from '#releases/refuse-misfit.ts'
import { withCanary, withRollback } from '#releases/registry-changes.ts'

/** Where the sites are: those of `npm start`, or of the stack that a test runs beside. */
function folders() {
  return stackFolders(process.env['ADAMARKET_HOME'] ?? stateFolder)
}

/** Builds one remote alone, or takes the build in a folder, and gives it to visitors: `release browse`. */
export async function release(parameters: readonly string[], signal: AbortSignal): Promise<number> {
  const app = readApp(parameters, 2, 'release <remote> [folder]')
  const [, folder] = parameters
  if (folder === undefined) {
    await refuseMisfit(await localRegistry(folders()).read(), remoteNameOf(app))
    await buildApps([app], createProgress(console.log), signal)
  }
  const dist = folder ?? join(repository, app, 'dist')
  const { version, registry } = await releaseBuild(
    { app, dist },
    folders(),
    readSettings(process.env),
  )
  console.log(`${remoteNameOf(app)} ${version} is live (revision ${registry.revision}).`)
  return 0
}

/** Gives visitors an earlier version, or the one that is named: `rollback browse [version]`. */
export async function rollback(parameters: readonly string[]): Promise<number> {
  const app = readApp(parameters, 2, 'rollback <remote> [version]')
  const name = remoteNameOf(app)
  const { remotes, revision } = await localRegistry(folders()).change((registry) =>
    withRollback(registry, { name, version: parameters[1], at: new Date().toISOString() }),
  )
  console.log(`${name} ${remotes[name]?.current} is live (revision ${revision}).`)
  return 0
}

/** Gives a version to some visitors: `canary browse 0.1.0-1a2b3c4d 5`; 0 percent ends that. */
export async function canary(parameters: readonly string[]): Promise<number> {
  const usage = 'canary <remote> <version> <percent>'
  const app = readApp(parameters, 3, usage)
  const [, version, percent] = parameters
  if (version === undefined || percent === undefined) throw new CannotStart(`Usage: ${usage}`)
  const name = remoteNameOf(app)
  const { revision } = await localRegistry(folders()).change((registry) =>
    withCanary(registry, { name, version, percent: Number(percent) }),
  )
  console.log(`${percent} % of visitors get ${name} ${version} (revision ${revision}).`)
  return 0
}

/** Prints what is live, since when, and what could be. */
export async function releases(): Promise<number> {
  console.log(listReleases(await localRegistry(folders()).read()))
  return 0
}

function readApp(parameters: readonly string[], most: number, usage: string): RemoteApp {
  const app = remoteApps.find((one) => remoteNameOf(one) === parameters[0])
  if (app && parameters.length <= most) return app
  const names = remoteApps.map(remoteNameOf).join(', ')
  throw new CannotStart(`Usage: ${usage}, where the remote is one of ${names}.`)
}
