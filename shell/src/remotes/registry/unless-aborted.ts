/** Rejects when the signal aborts; the work itself goes on. */
export function unlessAborted<Value>(coming: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    coming.then(resolve, reject)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
