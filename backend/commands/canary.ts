import { remoteNameOf } from '#base/apps.ts'
import { readOptions, wrongOptions } from '#command-line/options.ts'
import { changing, noteOf, print, readRemote } from '#command-line/release-options.ts'
import { withSitesToChange } from '#command-line/with-sites.ts'
import { withCanary } from '#releases/registry-changes.ts'
import { changeRemote } from '#releases/release-build.ts'

/** Gives a version to some visitors: `canary browse 0.1.0-1a2b3c4d 5`; 0 percent ends that. */
export async function run(parameters: readonly string[]): Promise<number> {
  const usage = 'canary <remote> <version> <percent> [--why <text>] [--yes] [--project <id>]'
  const { positionals, values } = readOptions(parameters, { usage, options: changing, max: 3 })
  const app = readRemote(positionals, usage)
  const [, version, percent] = positionals
  if (version === undefined || percent === undefined)
    throw wrongOptions('Name a version and a share of visitors.', usage)
  const name = remoteNameOf(app)
  const note = await noteOf('canary', values)
  const registry = await withSitesToChange(values, (sites) =>
    changeRemote(app, sites, note, (before, at) =>
      withCanary(before, { name, version, percent: Number(percent), at }),
    ),
  )
  print(`${percent} % of visitors get ${name} ${version}`, registry)
  return 0
}
