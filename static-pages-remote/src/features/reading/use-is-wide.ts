import { useSyncExternalStore } from 'react'

/** The width from which the table of contents is beside the text; the same as in `contents.module.css`. */
const wide = '(min-width: 900px)'

/** Whether the window is wide enough for the table of contents beside the text. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches)
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
