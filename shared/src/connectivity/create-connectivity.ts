import type { ConnectivityPort } from '#domain/connectivity.ts'

const firstPauseMs = 1_000
/** While the page is in sight a visitor waits for the connection; hidden, it may take its time. */
const longestPauseMs = { visible: 4_000, hidden: 30_000 }

/**
 * Whether the site can be reached, by asking it. The browser, failed files and failed requests only say
 * when to ask: a browser also says "online" on a Wi-Fi without internet, and one service that fails says
 * nothing about the others. While nothing gets through, it asks again after growing pauses.
 *
 * @param probe Asks the site for something small, past all caches; gives whether it answered. Never rejects.
 */
export function createConnectivity(probe: () => Promise<boolean>): ConnectivityPort {
  let isOnline = navigator.onLine
  let pauseMs = firstPauseMs
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastCheck: Promise<void> = Promise.resolve()
  let isCheckQueued = false
  const callbacks = new Set<() => void>()

  const become = (value: boolean) => {
    if (isOnline === value) return
    isOnline = value
    if (!isOnline) startAsking()
    for (const callback of callbacks) callback()
  }

  /** Asks without waiting for the last probe: one that was sent into a dead connection may hang. */
  const askAgain = () => {
    if (isOnline) return
    clearTimeout(timer)
    const longest = longestPauseMs[document.visibilityState]
    timer = setTimeout(askAgain, Math.min(pauseMs, longest))
    pauseMs = Math.min(pauseMs * 2, longest)
    void probe().then((isReached) => {
      if (isReached) become(true)
    })
  }
  const startAsking = () => {
    pauseMs = firstPauseMs
    askAgain()
  }

  const probeNow = async () => {
    isCheckQueued = false
    if (isOnline && !(await probe())) become(false)
  }
  const check = async () => {
    // One that is under way may have been sent before what its caller has seen.
    if (isOnline && !isCheckQueued) {
      isCheckQueued = true
      lastCheck = lastCheck.then(probeNow)
    }
    await lastCheck
    return isOnline
  }

  window.addEventListener('offline', () => become(false))
  window.addEventListener('online', startAsking)
  document.addEventListener('visibilitychange', startAsking)
  // Errors of scripts, styles and pictures do not bubble; an exception is no error of an element.
  const onError = ({ target }: Event) => {
    if (target instanceof Element) void check()
  }
  window.addEventListener('error', onError, { capture: true })
  if (!isOnline) startAsking()

  return {
    isOnline: () => isOnline,
    subscribe: (onChange) => {
      callbacks.add(onChange)
      return () => callbacks.delete(onChange)
    },
    check,
  }
}
