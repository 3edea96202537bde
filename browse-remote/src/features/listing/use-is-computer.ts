import { useSyncExternalStore } from 'react'

const mouseOnly = '(hover: hover) and (pointer: fine)'

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(mouseOnly)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether the visitor has a mouse, and so is hardly using a phone. */
export function useIsComputer(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(mouseOnly).matches)
}
