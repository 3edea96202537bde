/**
 * A `fetch` whose requests end after some time, unless they have a signal of their own. Firestore's client gives its
 * requests no limit: those to a Firestore that answers too slowly would pile up, long after their pages were answered
 * without it, until this process can open no other connection.
 */
export function limitedFetch(request: typeof fetch, timeoutMs: number): typeof fetch {
  return (address, options) =>
    request(address, { ...options, signal: options?.signal ?? AbortSignal.timeout(timeoutMs) })
}
