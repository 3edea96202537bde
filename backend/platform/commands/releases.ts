import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import type { App, RemoteApp } from '#platform/apps.ts'
import { remoteApps, remoteNameOf } from '#platform/apps.ts'
import { buildApps } from '#platform/build-apps.ts'
import { CannotStart } from '#platform/cannot-start.ts'
import type { CheckoutState } from '#platform/checkout.ts'
import { operatorName } from '#platform/checkout.ts'
import { committedState, refuseForeign, runOwnTests } from '#platform/commands/check-sources.ts'
import { takeProject } from '#platform/commands/take-project.ts'
import { withSites } from '#platform/commands/with-sites.ts'
import { repository } from '#platform/folders.ts'
import { createProgress, seconds } from '#platform/progress.ts'
import { assertCompatible } from '#releases/assert-compatible.ts'
import type { Note } from '#releases/history.ts'
import { listHistory, listReleases } from '#releases/list-releases.ts'
import { withCanary, withRollback } from '#releases/registry-changes.ts'
import { readRelease, readShellRelease } from '#releases/release.ts'
import type { Registry } from '#releases/registry.ts'
import {
  promoteRelease,
  releaseBuild,
  releaseShell,
  rollbackShell,
  withdrawRelease,
} from '#releases/release-build.ts'
import type { Sites } from '#releases/sites.ts'

/** The number of changes that `releases` prints. */
const shownChanges = 20

const releaseUsage =
  'release <app> [folder] [--preview] [--dirty] [--no-tests] [--unchecked] [--why <text>]'

/**
 * Builds one app, or uses the build in a folder, and gives it to visitors: `release browse`. Before that come
 * the contracts of the last shells and the app's own tests. `--preview` only registers it, with an address to
 * look at it.
 */
export async function release(parameters: readonly string[], signal: AbortSignal): Promise<number> {
  const { project, rest, values } = readOptions(parameters, releaseUsage)
  const app = readApp(rest, 2, releaseUsage)
  const dist = folderOf(app, rest[1])
  const note = await noteOf('release', values)
  if (app === 'shell' && values.preview) {
    throw new CannotStart('A site has one shell: try another one with `npm start`.')
  }
  return await withSites(project, async (sites) => {
    const built = await prepare({ app, folder: rest[1], dist, values, sites, signal })
    if (app === 'shell') {
      const { version, registry } = await releaseShell(dist, sites, note)
      print(`shell ${version} is live`, registry)
      return 0
    }
    const isPreview = values.preview
    const { version, registry } = await releaseBuild({ app, dist, isPreview, built, note }, sites)
    const name = remoteNameOf(app)
    const { current, releases: known = {} } = registry.remotes[name] ?? {}
    if (current === version) {
      print(`${name} ${version} is live`, registry)
      return 0
    }
    print(`${name} ${version} is registered`, registry)
    const path = known[version]?.paths.find((one) => !one.includes(':')) ?? '/'
    console.log(`Look at it: ${sites.origins.shell}${path}?remote=${name}@${version}`)
    return 0
  })
}

type Preparation = {
  readonly app: App
  /** The folder as it was typed; undefined to build the app. */
  readonly folder: string | undefined
  /** The folder of the build. */
  readonly dist: string
  readonly values: ReturnType<typeof readOptions>['values']
  readonly sites: Sites
  readonly signal: AbortSignal
}

/** Checks the sources of a release as far as its options ask for it, and builds them. Returns where they come from. */
async function prepare({
  app,
  folder,
  dist,
  values,
  sites,
  signal,
}: Preparation): Promise<CheckoutState> {
  if (folder !== undefined) {
    if (values.unchecked) return {}
    refuseForeign(app, dist, await versionIn(app, dist))
  }
  const built = await committedState(app, values.dirty)
  if (app !== 'shell') await assertCompatible(await sites.registry.read(), remoteNameOf(app))
  const progress = createProgress(console.log)
  if (!values['no-tests']) await runOwnTests(app, progress, signal)
  if (folder === undefined) await buildApps([app], progress, signal)
  return built
}

/**
 * Gives visitors the version that was live before, or the named one: `rollback browse [version]`.
 * `rollback shell` does the same with the shell.
 */
export async function rollback(parameters: readonly string[]): Promise<number> {
  const usage = 'rollback <app> [version] [--why <text>]'
  const { project, rest, values } = readOptions(parameters, usage)
  const app = readApp(rest, 2, usage)
  const note = await noteOf('rollback', values)
  const [, version] = rest
  if (app === 'shell') {
    const shell = await withSites(project, (sites) => rollbackShell(version, sites, note))
    print(`shell ${shell.version} is live`, shell.registry)
    return 0
  }
  const name = remoteNameOf(app)
  const registry = await withSites(project, (sites) =>
    sites.registry.change(
      (before) => withRollback(before, { name, version, at: new Date().toISOString() }),
      note,
    ),
  )
  print(`${name} ${registry.remotes[name]?.current} is live`, registry)
  return 0
}

/** Gives a registered release to every visitor: `promote browse [version]`; without a version the canary, or the newest preview. */
export async function promote(parameters: readonly string[]): Promise<number> {
  const usage = 'promote <remote> [version] [--why <text>]'
  const { project, rest, values } = readOptions(parameters, usage)
  const app = readRemote(rest, 2, usage)
  const [, version] = rest
  const name = remoteNameOf(app)
  const note = await noteOf('promote', values)
  const registry = await withSites(project, (sites) =>
    promoteRelease({ app, version }, sites, note),
  )
  print(`${name} ${registry.remotes[name]?.current} is live`, registry)
  return 0
}

/** Withdraws a version for good: `withdraw browse 0.1.0-1a2b3c4d`. */
export async function withdraw(parameters: readonly string[]): Promise<number> {
  const usage = 'withdraw <remote> <version> [--why <text>]'
  const { project, rest, values } = readOptions(parameters, usage)
  const app = readRemote(rest, 2, usage)
  const [, version] = rest
  if (version === undefined) throw new CannotStart(`Usage: ${usage}`)
  const name = remoteNameOf(app)
  const note = await noteOf('withdraw', values)
  const registry = await withSites(project, (sites) =>
    withdrawRelease({ app, version }, sites, note),
  )
  const { current } = registry.remotes[name] ?? {}
  print(`${name} ${version} is withdrawn, and ${current} is live`, registry)
  return 0
}

/** Gives a version to some visitors: `canary browse 0.1.0-1a2b3c4d 5`; 0 percent ends that. */
export async function canary(parameters: readonly string[]): Promise<number> {
  const usage = 'canary <remote> <version> <percent> [--why <text>]'
  const { project, rest, values } = readOptions(parameters, usage)
  const app = readRemote(rest, 3, usage)
  const [, version, percent] = rest
  if (version === undefined || percent === undefined) throw new CannotStart(`Usage: ${usage}`)
  const name = remoteNameOf(app)
  const note = await noteOf('canary', values)
  const registry = await withSites(project, (sites) =>
    sites.registry.change(
      (before) => withCanary(before, { name, version, percent: Number(percent) }),
      note,
    ),
  )
  print(`${percent} % of visitors get ${name} ${version}`, registry)
  return 0
}

/** Prints which releases are live, where they come from, which others are available, and the last changes. */
export async function releases(parameters: readonly string[]): Promise<number> {
  const { project } = takeProject(parameters)
  await withSites(project, async ({ registry }) => {
    console.log(listReleases(await registry.read()))
    console.log(`\n${listHistory(await registry.history(shownChanges))}`)
  })
  return 0
}

function readOptions(parameters: readonly string[], usage: string) {
  const { project, rest } = takeProject(parameters)
  const flag = { type: 'boolean', default: false } as const
  try {
    const { values, positionals } = parseArgs({
      args: [...rest],
      allowPositionals: true,
      options: {
        preview: flag,
        dirty: flag,
        'no-tests': flag,
        unchecked: flag,
        why: { type: 'string' },
      },
    })
    return { project, rest: positionals, values }
  } catch (cause) {
    throw new CannotStart(`Usage: ${usage}`, { cause })
  }
}

async function noteOf(
  action: string,
  { why }: { readonly why?: string | undefined },
): Promise<Note> {
  return { action, by: await operatorName(), ...(why !== undefined && { why }) }
}

/** The folder of a build: a named one as seen from where the command was typed. */
function folderOf(app: App, folder: string | undefined): string {
  if (folder === undefined) return join(repository, app, 'dist')
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), folder)
}

async function versionIn(app: App, dist: string): Promise<string> {
  return (await (app === 'shell' ? readShellRelease(dist) : readRelease(dist))).version
}

/** Prints what is now so, and how long the whole command took. */
function print(what: string, { revision }: Registry): void {
  console.log(`${what} (revision ${revision}, ${seconds(performance.now())}).`)
}

function readApp(parameters: readonly string[], most: number, usage: string): App {
  return parameters[0] === 'shell' && parameters.length <= most
    ? 'shell'
    : readRemote(parameters, most, usage)
}

function readRemote(parameters: readonly string[], most: number, usage: string): RemoteApp {
  const app = remoteApps.find((one) => remoteNameOf(one) === parameters[0])
  if (app && parameters.length <= most) return app
  const names = remoteApps.map(remoteNameOf).join(', ')
  throw new CannotStart(`Usage: ${usage}, where the remote is one of ${names}.`)
}
