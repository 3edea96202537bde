import { TimeLimitError } from './time-limit.ts'

/** How long an upload may make no progress before it fails. */
const stallTimeoutMs = 30_000

/** After this time without progress it is worth checking the connection. */
const quietAfterMs = 4_000

/** The parts of the SDK's `UploadTask` that this needs. */
type Task = {
  on(event: 'state_changed', next: (snapshot: { readonly state: string }) => void): unknown
  cancel(): boolean
}

/**
 * Resolves at the `end` of an upload. The SDK retries for ten minutes without an answer: an upload without
 * progress for {@link stallTimeoutMs} is cancelled with a {@link TimeLimitError}. A pause does not count.
 *
 * @param onQuiet called after {@link quietAfterMs} without progress
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
