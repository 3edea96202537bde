import type { RemoteApp } from '#base/apps.ts'
import { remoteApps, remoteNameOf } from '#base/apps.ts'
import { withProject } from '#base/with-project.ts'
import { changingOptions } from '#command-line/confirm-change.ts'
import { readOptions } from '#command-line/options.ts'
import { projectNamed } from '#command-line/read-project.ts'
import { noteOf, print, readRemote } from '#command-line/release-options.ts'
import { withSites, withSitesToChange } from '#command-line/with-sites.ts'
import type { Judgement } from '#releases/canary-rule.ts'
import { changeRemote } from '#releases/release-build.ts'
import type { WatchedCanary } from '#releases/watch-canary.ts'
import { canaryOf, judgeCanary, withJudgement } from '#releases/watch-canary.ts'

const doneBy: Readonly<Record<Judgement['action'], string>> = {
  stop: 'is no canary any more',
  wait: 'stays a canary',
  raise: 'is given to more visitors',
  promote: 'is live',
}

/**
 * Judges the canary of a remote, or of each, once, by what visitors met so far: stops it, gives it to more visitors,
 * promotes it, or waits. A schedule runs it every hour.
 *
 * @returns 1 when a canary was stopped
 */
export async function run(parameters: readonly string[]): Promise<number> {
  const usage = 'watch-canary [remote] [--yes] [--project <id>]'
  const { positionals, values } = readOptions(parameters, {
    usage,
    options: changingOptions,
    max: 1,
  })
  const apps = positionals.length > 0 ? [readRemote(positionals, usage)] : remoteApps
  const registry = await withSitesToChange(values, (sites) => sites.registry.read())
  let isStopped = false
  for (const app of apps) {
    const canary = canaryOf(registry, remoteNameOf(app))
    if (!canary) console.log(`${remoteNameOf(app)} has no canary.`)
    else if ((await watch(app, canary, values.project)) === 'stop') isStopped = true
  }
  return isStopped ? 1 : 0
}

async function watch(
  app: RemoteApp,
  canary: WatchedCanary,
  id: string | undefined,
): Promise<Judgement['action']> {
  // One after the other: a process has one connection to a project.
  const project = await projectNamed(id)
  const judged = await withProject(project, ({ firestore }) => judgeCanary(firestore, canary))
  const { action, percent, why } = judged
  const note = await noteOf('watch-canary', { why })
  const registry = await withSites(id, (sites) =>
    changeRemote(app, sites, note, (before, at) => withJudgement(before, canary, judged, at)),
  )
  const share = percent === undefined ? '' : `, ${percent} %`
  print(`${canary.name} ${canary.version} ${doneBy[action]}${share}: ${why}`, registry)
  return action
}
