import { CommandError } from '#base/command-error.ts'
import { aborted } from '#command-line/interruption.ts'
import { startOwnStack } from '#command-line/start-own-stack.ts'
import { summary } from '#command-line/summary.ts'

/** Runs the site until it is interrupted, with the data of its last run. */
export async function run(parameters: readonly string[], signal: AbortSignal): Promise<number> {
  const { stack, settings, progress } = await startOwnStack(parameters, signal, { hosting: true })
  progress.line(summary(settings, stack.accounts))
  await Promise.race([stack.ended, aborted(signal)])
  if (!signal.aborted) {
    throw new CommandError('The emulators stopped unexpectedly. See .adamarket/logs/emulators.log.')
  }
  progress.line('')
  await progress.step('Saving the data and stopping', stack.stop)
  return 0
}
