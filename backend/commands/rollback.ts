import { remoteNameOf } from '#base/apps.ts'
import { readOptions } from '#command-line/options.ts'
import { changing, noteOf, print, readApp } from '#command-line/release-options.ts'
import { withSitesToChange } from '#command-line/with-sites.ts'
import { withRollback } from '#releases/registry-changes.ts'
import { changeRemote, rollbackShell } from '#releases/release-build.ts'

/**
 * Gives visitors the version that was live before, or the named one: `rollback browse [version]`.
 * `rollback shell` does the same with the shell.
 */
export async function run(parameters: readonly string[]): Promise<number> {
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
