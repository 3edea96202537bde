import { remoteNameOf } from '#base/apps.ts'
import { listHistory, listReleases } from '#releases/list-releases.ts'
import {
  withCanary,
  withPromotion,
  withRollback,
  withWithdrawal,
} from '#releases/registry-changes.ts'
import { changeRemote, rollbackShell } from '#releases/release-build.ts'

import { projectOption, readOptions, wrongOptions } from './options.ts'
import { changing, noteOf, print, readApp, readRemote } from './release-options.ts'
import { withSites, withSitesToChange } from './with-sites.ts'

/** The number of changes that `releases` prints. */
const shownChanges = 20

/**
 * Gives visitors the version that was live before, or the named one: `rollback browse [version]`.
 * `rollback shell` does the same with the shell.
 */
export async function rollback(parameters: readonly string[]): Promise<number> {
  const usage = 'rollback <app> [version] [--why <text>] [--yes] [--project <id>]'
  const { positionals, values } = readOptions(parameters, { usage, options: changing, max: 2 })
  const app = readApp(positionals, usage)
  const note = await noteOf('rollback', values)
  const [, version] = positionals
  if (app === 'shell') {
    const shell = await withSitesToChange(values, (sites) => rollbackShell(version, sites, note))
    print(`shell ${shell.version} is live`, shell.registry)
    return 0
  }
  const name = remoteNameOf(app)
  let replaced = ''
  const registry = await withSitesToChange(values, (sites) =>
    changeRemote(app, sites, note, (before, at) => {
      replaced = before.remotes[name]?.current ?? ''
      return withRollback(before, { name, version, at })
    }),
  )
  print(`${name} ${registry.remotes[name]?.current} is live`, registry)
  const project = values.project === undefined ? '' : ` --project ${values.project}`
  console.log(`${replaced} still opens by its link. If it has a hole, remove its files:`)
  console.log(`  npm run ops -- withdraw ${name} ${replaced}${project}`)
  return 0
}

/** Gives a registered release to every visitor: `promote browse [version]`; without a version the canary, or the newest preview. */
export async function promote(parameters: readonly string[]): Promise<number> {
  const usage = 'promote <remote> [version] [--why <text>] [--yes] [--project <id>]'
  const { positionals, values } = readOptions(parameters, { usage, options: changing, max: 2 })
  const app = readRemote(positionals, usage)
  const [, version] = positionals
  const name = remoteNameOf(app)
  const note = await noteOf('promote', values)
  const registry = await withSitesToChange(values, (sites) =>
    changeRemote(app, sites, note, (before, at) => withPromotion(before, { name, version, at })),
  )
  print(`${name} ${registry.remotes[name]?.current} is live`, registry)
  return 0
}

/** Withdraws a version for good: `withdraw browse 0.1.0-1a2b3c4d`. */
export async function withdraw(parameters: readonly string[]): Promise<number> {
  const usage = 'withdraw <remote> <version> [--why <text>] [--yes] [--project <id>]'
  const { positionals, values } = readOptions(parameters, { usage, options: changing, max: 2 })
  const app = readRemote(positionals, usage)
  const [, version] = positionals
  if (version === undefined) throw wrongOptions('Name a version.', usage)
  const name = remoteNameOf(app)
  const note = await noteOf('withdraw', values)
  const registry = await withSitesToChange(values, (sites) =>
    changeRemote(app, sites, note, (before, at) => withWithdrawal(before, { name, version, at })),
  )
  const { current } = registry.remotes[name] ?? {}
  print(`${name} ${version} is withdrawn, and ${current} is live`, registry)
  return 0
}

/** Gives a version to some visitors: `canary browse 0.1.0-1a2b3c4d 5`; 0 percent ends that. */
export async function canary(parameters: readonly string[]): Promise<number> {
  const usage = 'canary <remote> <version> <percent> [--why <text>] [--yes] [--project <id>]'
  const { positionals, values } = readOptions(parameters, { usage, options: changing, max: 3 })
  const app = readRemote(positionals, usage)
  const [, version, percent] = positionals
  if (version === undefined || percent === undefined)
    throw wrongOptions('Name a version and a share of visitors.', usage)
  const name = remoteNameOf(app)
  const note = await noteOf('canary', values)
  const registry = await withSitesToChange(values, (sites) =>
    changeRemote(app, sites, note, (before) =>
      withCanary(before, { name, version, percent: Number(percent) }),
    ),
  )
  print(`${percent} % of visitors get ${name} ${version}`, registry)
  return 0
}

/** Prints which releases are live, where they come from, which others are available, and the last changes. */
export async function releases(parameters: readonly string[]): Promise<number> {
  const usage = 'releases [--project <id>]'
  const { values } = readOptions(parameters, { usage, options: projectOption })
  await withSites(values.project, async ({ registry }) => {
    console.log(listReleases(await registry.read()))
    console.log(`\n${listHistory(await registry.history(shownChanges))}`)
  })
  return 0
}
