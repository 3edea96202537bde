import { stateFolder } from '#base/folders.ts'
import { createProgress } from '#base/progress.ts'
import { readSettings } from '#base/settings.ts'
import { startStack } from '#stack/stack.ts'
import type { StackOptions } from '#stack/start-with-data.ts'

import { killOnSecondSignal } from './interruption.ts'
import { readOptions } from './options.ts'

/**
 * Starts the stack of this checkout with the data of its last run, or with new data when the only parameter is `--fresh`.
 * @throws CommandError on any other parameter
 */
export async function startOwnStack(
  parameters: readonly string[],
  signal: AbortSignal,
  { hosting }: Pick<StackOptions, 'hosting'>,
) {
  const options = { fresh: { type: 'boolean', default: false } } as const
  const { values } = readOptions(parameters, {
    usage: 'npm start [-- --fresh], with new data',
    options,
  })
  const progress = createProgress(console.log)
  const settings = readSettings(process.env)
  const stack = await startStack({
    settings,
    home: stateFolder,
    hosting,
    data: values.fresh ? 'fresh' : 'persistent',
    progress,
    signal,
  })
  killOnSecondSignal(stack.kill)
  return { stack, settings, progress }
}
