/**
 * Calls back when another tab of this browser has changed what local storage has under such a key.
 *
 * @returns stops following
 */
export function followStored(isWanted: (key: string) => boolean, callback: () => void): () => void {
  if (!('window' in globalThis)) return () => undefined
  // Without a key, the other tab has removed everything.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || isWanted(key)) callback()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** Messages between the tabs of this browser. */
export type TabsChannel = {
  readonly tell: (message: object) => void
  /** Calls back with what another tab tells, which may run another release. */
  readonly follow: (callback: (message: unknown) => void) => void
}

/** Opens a channel, which is closed while the page is left: the browser keeps it for "Back" only so. */
export function openTabsChannel(name: string): TabsChannel {
  const callbacks = new Set<(message: unknown) => void>()
  // Its type says that it always exists, which it does not. A page of WebKit that has one does not end when it is left.
  const Channel: typeof BroadcastChannel | undefined = navigator.vendor.startsWith('Apple')
    ? undefined
    : globalThis.BroadcastChannel
  let channel: BroadcastChannel | undefined
  const open = () => {
    channel ??= Channel && new Channel(name)
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      for (const callback of callbacks) callback(data)
    })
  }
  const close = () => {
    channel?.close()
    channel = undefined
  }
  open()
  window.addEventListener('pagehide', close)
  window.addEventListener('pageshow', ({ persisted }) => persisted && open())
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    tell: (message) => channel?.postMessage(message),
    follow: (callback) => callbacks.add(callback),
  }
}
