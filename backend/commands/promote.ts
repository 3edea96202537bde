import { remoteNameOf } from '#base/apps.ts'
import { readOptions } from '#command-line/options.ts'
import { changing, noteOf, print, readRemote } from '#command-line/release-options.ts'
import { withSitesToChange } from '#command-line/with-sites.ts'
import { withPromotion } from '#releases/registry-changes.ts'
import { changeRemote } from '#releases/release-build.ts'

/** Gives a registered release to every visitor: `promote browse [version]`; without a version the canary, or the newest preview. */
export async function run(parameters: readonly string[]): Promise<number> {
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
