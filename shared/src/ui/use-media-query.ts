import { useCallback, useSyncExternalStore } from 'react'

/** Matches a device with a mouse, which is hardly a phone. */
export const mouseOnly = '(hover: hover) and (pointer: fine)'

/** Whether the window matches a media query, as long as it does; false on a server, which has no window. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
