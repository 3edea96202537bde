/** Aborts after a time, like `AbortSignal.timeout`, which browsers from before 2022 lack. */
export function timeoutSignal(timeoutMs: number): AbortSignal {
  const timing = new AbortController()
  setTimeout(() => timing.abort(new DOMException('No answer in time', 'TimeoutError')), timeoutMs)
  return timing.signal
}

/**
 * The outcome of `work`, or of `onTimeout` when there is none within `timeoutMs`. Clears its timer,
 * and does not stop the work.
 */
export async function withTimeout<Value, Late>(
  work: Promise<Value>,
  timeoutMs: number,
  onTimeout: () => Late,
): Promise<Value | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs)
  })
  try {
    return await Promise.race([work, timeout.then(onTimeout)])
  } finally {
    clearTimeout(timer)
  }
}
