import { createStore } from 'zustand/vanilla'

/** How many outlines stand for pages on their way: they say themselves when it takes long. */
export const outlines = createStore<{ readonly shown: number }>()(() => ({ shown: 0 }))

/** Takes note of an outline; gives the function to call once it is gone. */
export function addOutline(): () => void {
  outlines.setState(({ shown }) => ({ shown: shown + 1 }))
  return () => outlines.setState(({ shown }) => ({ shown: shown - 1 }))
}
