/** Calls back once the page has nothing better to do; returns the way to call that off. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 500)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(callback, { timeout: 3_000 })
  return () => cancelIdleCallback(request)
}
