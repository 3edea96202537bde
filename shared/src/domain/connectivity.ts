/** Whether the site can be reached, whatever the browser says of it. */
export type ConnectivityPort = {
  /** False while nothing gets through. */
  readonly isOnline: () => boolean
  /** Calls back when that changes; gives what ends it. */
  readonly subscribe: (onChange: () => void) => () => void
  /** For a caller whose request had no answer: finds out whether anything gets through, and gives that. */
  readonly check: () => Promise<boolean>
}

/** What most callers need of it. */
export type Connectivity = Pick<ConnectivityPort, 'isOnline' | 'subscribe'>

/** Calls back each time the connection is back; gives what ends that. */
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
