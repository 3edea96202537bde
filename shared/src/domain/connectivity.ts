/** Whether the site can be reached, independent of what the browser says. */
export type ConnectivityPort = {
  /** False while nothing gets through. */
  readonly isOnline: () => boolean
  /** Calls back when that changes; returns a function that unsubscribes. */
  readonly subscribe: (onChange: () => void) => () => void
  /** For a caller whose request got no answer: checks whether the site can be reached, and returns the result. */
  readonly check: () => Promise<boolean>
}

/** What most callers need of it. */
export type Connectivity = Pick<ConnectivityPort, 'isOnline' | 'subscribe'>

/** Calls back each time the connection returns; returns a function that unsubscribes. */
export function onBackOnline(connectivity: Connectivity, callback: () => void): () => void {
  return connectivity.subscribe(() => {
    if (connectivity.isOnline()) callback()
  })
}

/** Resolves as soon as the site can be reached. */
export async function whenOnline(connectivity: Connectivity): Promise<void> {
  if (connectivity.isOnline()) return
  await new Promise<void>((resolve) => {
    const stop = onBackOnline(connectivity, () => {
      stop()
      resolve()
    })
  })
}
