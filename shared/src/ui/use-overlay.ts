import { useEffect, useRef, useState } from 'react'

import { useOnDevice } from './use-on-device.ts'

type Overlay = {
  readonly isOpen: boolean
  readonly open: () => void
  /** Resolves once the page's own history entry is the current one again: the page can be left then. */
  readonly close: () => Promise<void>
}

/**
 * Something that covers the page and that Back closes, instead of leaving the page. It has a history entry of
 * its own, which works in every engine; a reload, or Forward, opens it again. The entry repeats the router's
 * state, and the router does not notice it: it would load the page again.
 *
 * @param key of the page's location
 */
export function useOverlay(name: string, key: string): Overlay {
  const wasOpen = useOnDevice(() => overlayOf(window.history.state) === name, false)
  const [isOpen = wasOpen, setOpen] = useState<boolean>()
  const waiting = useRef<(() => void)[]>([])

  useEffect(() => {
    const onPop = (event: PopStateEvent) => {
      if (keyOf(event.state) === key) event.stopImmediatePropagation()
      setOpen(overlayOf(event.state) === name)
      for (const resolve of waiting.current.splice(0)) resolve()
    }
    // The capture phase comes before the router's listener.
    window.addEventListener('popstate', onPop, { capture: true })
    return () => window.removeEventListener('popstate', onPop, { capture: true })
  }, [key, name])

  return {
    isOpen,
    open: () => {
      window.history.pushState({ ...fieldsOf(window.history.state), overlay: name }, '')
      setOpen(true)
    },
    close: () =>
      new Promise((resolve) => {
        // A dialog may ask twice, which must not go back twice.
        if (overlayOf(window.history.state) !== name) return resolve()
        waiting.current.push(resolve)
        if (waiting.current.length === 1) window.history.back()
      }),
  }
}

function overlayOf(state: unknown): unknown {
  return fieldsOf(state)['overlay']
}

/** React Router's name for an entry that has no key yet is `default`. */
function keyOf(state: unknown): unknown {
  return fieldsOf(state)['key'] ?? 'default'
}

function fieldsOf(state: unknown): Readonly<Record<string, unknown>> {
  return typeof state === 'object' && state !== null ? { ...state } : {}
}
