import { join } from 'node:path'

import { contractVersion } from '@adamarket/shared/contract/version.ts'

import type { App } from '#base/apps.ts'
import { remoteNameOf } from '#base/apps.ts'
import { buildApps } from '#base/build-apps.ts'
import { CommandError } from '#base/command-error.ts'
import type { CheckoutState } from '#base/checkout.ts'
import { repository } from '#base/folders.ts'
import { createProgress } from '#base/progress.ts'
import { refuseBreak } from '#releases/registry-shells.ts'
import { releaseBuild, releaseShell } from '#releases/release-build.ts'
import { readRelease, readShellRelease } from '#releases/release.ts'
import type { Sites } from '#releases/sites.ts'

import {
  committedState,
  isBuiltHere,
  refuseElsewhere,
  runOwnTests,
} from '#command-line/check-sources.ts'
import { pathFromTerminal, readOptions } from '#command-line/options.ts'
import { changing, noteOf, print, readApp } from '#command-line/release-options.ts'
import { withSitesToChange } from '#command-line/with-sites.ts'

const usage =
  'release <app> [folder] [--preview] [--dirty] [--no-tests] [--why <text>] [--yes] [--project <id>]'

const flag = { type: 'boolean', default: false } as const
const options = { preview: flag, dirty: flag, 'no-tests': flag, ...changing }

/**
 * Builds one app, or uses the build in a folder, and gives it to visitors: `release browse`. Before that it asks
 * whether the last shells can host it, and runs the app's own tests, if its sources are here. `--preview` only registers
 * it, with an address to look at it.
 */
export async function run(parameters: readonly string[], signal: AbortSignal): Promise<number> {
  const { positionals, values } = readOptions(parameters, { usage, options, max: 2 })
  const app = readApp(positionals, usage)
  const [, folder] = positionals
  const dist = folder === undefined ? join(repository, app, 'dist') : pathFromTerminal(folder)
  const note = await noteOf('release', values)
  if (app === 'shell' && values.preview) {
    throw new CommandError('A site has one shell: try another one with `npm start`.')
  }
  return await withSitesToChange(values, async (sites) => {
    const built = await prepare({ app, folder, dist, values, sites, signal })
    if (app === 'shell') {
      const { version, registry } = await releaseShell(dist, sites, note)
      print(`shell ${version} is live`, registry)
      return 0
    }
    const isPreview = values.preview
    const released = await releaseBuild({ app, dist, isPreview, built, note }, sites)
    const { version, registry, isLoaded } = released
    if (!isLoaded) console.log('No site is running, so no page was tried with it.')
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
  readonly values: Readonly<Record<'dirty' | 'no-tests', boolean>>
  readonly sites: Sites
  readonly signal: AbortSignal
}

/** Checks the sources of a release, except for what its options skip, and builds them. Returns where they come from. */
async function prepare({
  app,
  folder,
  dist,
  values,
  sites,
  signal,
}: Preparation): Promise<CheckoutState> {
  if (folder === undefined) refuseElsewhere(app)
  else if (!isBuiltHere(app, dist, await versionIn(app, dist), values['no-tests'])) return {}
  const built = await committedState(app, values.dirty)
  if (app !== 'shell') {
    refuseBreak(await sites.registry.read(), remoteNameOf(app), { contract: contractVersion })
  }
  const progress = createProgress(console.log)
  if (!values['no-tests']) await runOwnTests(app, progress, signal)
  if (folder === undefined) await buildApps([app], progress, signal)
  return built
}

async function versionIn(app: App, dist: string): Promise<string> {
  return (await (app === 'shell' ? readShellRelease(dist) : readRelease(dist))).version
}
