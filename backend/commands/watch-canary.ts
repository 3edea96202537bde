import { createInterface } from 'node:readline'

import { remoteNameOf } from '#base/apps.ts'
import { CommandError } from '#base/command-error.ts'
import { operatorName } from '#base/checkout.ts'
import type { Tally } from '#releases/canary-rule.ts'
import { withoutFailedCanary } from '#releases/registry-changes.ts'
import { watchCanary } from '#releases/watch-canary.ts'

import { changingOptions } from '#command-line/confirm-change.ts'
import { readOptions } from '#command-line/options.ts'
import { readRemote } from '#command-line/release-options.ts'
import { withSitesToChange } from '#command-line/with-sites.ts'

/**
 * Reads telemetry from the standard input, a batch in each line, and takes visitors off the canary when it fails
 * more than what is live: `collector | npm run ops -- watch-canary browse`.
 *
 * @returns 1 when the canary was stopped
 */
export async function run(parameters: readonly string[]): Promise<number> {
  const usage = 'watch-canary <remote> [--yes] [--project <id>]'
  const { positionals, values } = readOptions(parameters, {
    usage,
    options: changingOptions,
    max: 1,
  })
  const name = remoteNameOf(readRemote(positionals, usage))
  return await withSitesToChange(values, async ({ registry }) => {
    const verdict = await watchCanary(name, createInterface({ input: process.stdin }), async () => {
      const { revision, remotes } = await registry.read()
      const { canary, current = '' } = remotes[name] ?? {}
      return { revision, live: current, canary: canary?.version }
    })
    if (!verdict) throw new CommandError(`${name} has no canary.`)
    const { outcome, canary, live } = verdict
    const { version } = canary
    if (outcome === 'ended') {
      console.log(`${name} ${version} is no canary any more: another command has ended it.`)
      return 0
    }
    if (outcome === 'passes') {
      console.log(`${name} ${version} does not fail more than ${live.version}.`)
      return 0
    }
    const why = `${shareOf(canary)} failed, of ${live.version} ${shareOf(live)}`
    const { revision } = await registry.change(
      (before) => withoutFailedCanary(before, { name, version, at: new Date().toISOString() }),
      { action: 'watch-canary', by: await operatorName(), why },
    )
    console.log(`${name} ${version} is no canary any more: ${why} (revision ${revision}).`)
    return 1
  })
}

function shareOf({ loads, failures }: Tally): string {
  return `${failures} of ${loads} loads`
}
