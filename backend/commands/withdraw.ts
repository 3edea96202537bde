import { remoteNameOf } from '#base/apps.ts'
import { readOptions, wrongOptions } from '#command-line/options.ts'
import { changing, noteOf, print, readRemote } from '#command-line/release-options.ts'
import { withSitesToChange } from '#command-line/with-sites.ts'
import { withWithdrawal } from '#releases/registry-changes.ts'
import { changeRemote } from '#releases/release-build.ts'

/** Withdraws a version for good: `withdraw browse 0.1.0-1a2b3c4d`. */
export async function run(parameters: readonly string[]): Promise<number> {
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
