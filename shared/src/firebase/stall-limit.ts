import { TimeLimitError } from './time-limit.ts'

/** How long an upload may stand still before it counts as failed, in milliseconds. */
const stallLimit = 30_000

/** What is needed of the SDK's `UploadTask`. */
type Task = {
  on(event: 'state_changed', next: (snapshot: { readonly state: string }) => void): unknown
  cancel(): boolean
}

/**
 * Resolves at the `end` of an upload. The SDK goes on for ten minutes when nobody answers: one that has
 * not moved for {@link stallLimit} is cancelled, with a {@link TimeLimitError}. A pause does not count.
 */
export function untilStalled(task: Task, end: PromiseLike<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => clearTimeout(timer)
    const restart = () => {
      stop()
      timer = setTimeout(() => {
        reject(new TimeLimitError(`No progress within ${stallLimit} ms`))
        task.cancel()
      }, stallLimit)
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
