/** How long the first view is left alone before anything is loaded that no visitor has requested, in milliseconds. */
export const quietMs = 6_000

/** Resolves once the browser is idle; on a server at once. */
export function untilIdle(): Promise<void> {
  return 'document' in globalThis ? new Promise((resolve) => whenIdle(resolve)) : Promise.resolve()
}

/** Calls back once the browser is idle; returns a function that cancels. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 500)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(callback, { timeout: 3_000 })
  return () => cancelIdleCallback(request)
}
