import { TimeLimitError } from './time-limit.ts'

/** How long an upload may stand still before it counts as failed. */
const stallTimeoutMs = 30_000

/** How long before it is worth asking whether anything gets through at all. */
const quietAfterMs = 4_000

/** What is needed of the SDK's `UploadTask`. */
type Task = {
  on(event: 'state_changed', next: (snapshot: { readonly state: string }) => void): unknown
  cancel(): boolean
}

/**
 * Resolves at the `end` of an upload. The SDK goes on for ten minutes when nobody answers: one that has
 * not moved for {@link stallTimeoutMs} is cancelled, with a {@link TimeLimitError}. A pause does not count.
 *
 * @param onQuiet called when it has not moved for {@link quietAfterMs}
 */
export function untilStalled(
  task: Task,
  end: PromiseLike<unknown>,
  onQuiet: () => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let quietTimer: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      clearTimeout(timer)
      clearTimeout(quietTimer)
    }
    const restart = () => {
      stop()
      quietTimer = setTimeout(onQuiet, quietAfterMs)
      timer = setTimeout(() => {
        reject(new TimeLimitError(`No progress within ${stallTimeoutMs} ms`))
        task.cancel()
      }, stallTimeoutMs)
    }
    restart()
    task.on('state_changed', ({ state }) => {
      if (state === 'running') restart()
      else stop()
    })
    end.then(
      () => {
        stop()
        resolve()
      },
      (cause: unknown) => {
        stop()
        reject(cause)
      },
    )
  })
}
