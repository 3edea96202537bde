import type { Problem } from './emulator-health.ts'
import type { Emulators } from './emulators.ts'

type Options = {
  /** Starts the emulators again, with the saved data; rejects when they cannot be, or the run is to end. */
  readonly start: () => Promise<Emulators>
  /** What is wrong with the running emulators. */
  readonly findProblem: () => Promise<Problem | undefined>
  /** Saves their data. */
  readonly save: () => Promise<void>
  /** Prints a line. */
  readonly say: (line: string) => void
  /** Resolves when it is time for the next check. */
  readonly untilNextCheck: () => Promise<unknown>
  /** The data is saved after this many checks without a problem. */
  readonly checksPerSave: number
  /** Aborts when the run is to end. */
  readonly signal: AbortSignal
}

type WatchedEmulators = Emulators & {
  /** Whether they run: false while they are started again, and when that failed. */
  readonly isRunning: () => boolean
}

const haveEnded: Problem = { text: 'The emulators have ended.', canSave: false }

/**
 * Emulators that are started again, with their data, when they end or something is wrong with them. `ended` resolves
 * when they are stopped, or cannot be started again.
 */
export function keepRunning(first: Emulators, options: Options): WatchedEmulators {
  const { start, findProblem, save, say, untilNextCheck, checksPerSave, signal } = options
  let current = first
  let isStopping = false
  let restarting: Promise<void> | undefined
  const isOver = () => isStopping || signal.aborted

  const trySaving = () =>
    save().catch((cause: unknown) => say(`  ! The data could not be saved: ${messageOf(cause)}`))

  const restart = async ({ text, canSave }: Problem) => {
    say(`  ! ${text}`)
    if (canSave) await trySaving()
    await current.kill()
    current = await start()
  }

  const watch = async () => {
    for (let check = 1; !isOver(); check += 1) {
      const next = await Promise.race([current.ended.then(() => 'ended'), untilNextCheck()])
      if (isOver()) return
      const problem = next === 'ended' ? haveEnded : await findProblem()
      // They may have been on their way out.
      if (isOver()) return
      if (problem) {
        restarting = restart(problem)
        await restarting
        restarting = undefined
      } else if (check % checksPerSave === 0) await trySaving()
    }
  }

  const end = async (how: 'stop' | 'kill') => {
    isStopping = true
    // A start that is under way fails, or these are the emulators to end.
    await restarting?.catch(() => undefined)
    await current[how]()
  }
  const ended = watch()
    .catch((cause: unknown) => {
      if (!isOver()) say(`  ! The emulators could not be started again: ${messageOf(cause)}`)
    })
    .then(() => current.ended)
  return {
    ended,
    isRunning: () => restarting === undefined,
    stop: () => end('stop'),
    kill: () => end('kill'),
  }
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
