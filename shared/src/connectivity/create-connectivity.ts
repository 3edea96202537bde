import type { ConnectivityPort } from '#domain/connectivity.ts'

const firstPauseMs = 1_000
/** A visitor waits for the connection while the page is visible; a hidden page checks less often. */
const maxPauseMs = { visible: 4_000, hidden: 30_000 }

/**
 * Whether the site can be reached, found out by requesting a file from it. The browser's events, failed
 * files and failed requests only say when to check: a browser also says "online" on a Wi-Fi without
 * internet, and one failing service says nothing about the others. While offline it checks after growing pauses.
 *
 * @param probe Requests something small from the site, bypassing all caches; resolves to whether it answered. Never rejects.
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
    if (!isOnline) startProbing()
    for (const callback of callbacks) callback()
  }

  /** Does not wait for the previous probe, which may hang on a dead connection. */
  const probeAgain = () => {
    if (isOnline) return
    clearTimeout(timer)
    const maxMs = maxPauseMs[document.visibilityState]
    timer = setTimeout(probeAgain, Math.min(pauseMs, maxMs))
    pauseMs = Math.min(pauseMs * 2, maxMs)
    void probe().then((isReached) => {
      if (isReached) become(true)
    })
  }
  const startProbing = () => {
    pauseMs = firstPauseMs
    probeAgain()
  }

  const probeNow = async () => {
    isCheckQueued = false
    if (isOnline && !(await probe())) become(false)
  }
  const check = async () => {
    // The running probe may have been sent before the caller's request failed.
    if (isOnline && !isCheckQueued) {
      isCheckQueued = true
      // Also after a check during which a callback has thrown.
      lastCheck = lastCheck.then(probeNow, probeNow)
    }
    await lastCheck
    return isOnline
  }

  window.addEventListener('offline', () => become(false))
  window.addEventListener('online', startProbing)
  document.addEventListener('visibilitychange', startProbing)
  // Load errors of scripts, styles and pictures do not bubble; exceptions have no element as target.
  const onError = ({ target }: Event) => {
    if (target instanceof Element) void check()
  }
  window.addEventListener('error', onError, { capture: true })
  if (!isOnline) startProbing()

  return {
    isOnline: () => isOnline,
    subscribe: (onChange) => {
      callbacks.add(onChange)
      return () => callbacks.delete(onChange)
    },
    check,
  }
}
