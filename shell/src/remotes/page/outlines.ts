import { createStore } from 'zustand/vanilla'

/** The number of page placeholders in view: they say themselves when loading is slow. */
export const outlines = createStore<{ readonly shown: number }>()(() => ({ shown: 0 }))

/** Adds a placeholder; returns a function that removes it. */
export function addOutline(): () => void {
  outlines.setState(({ shown }) => ({ shown: shown + 1 }))
  return () => outlines.setState(({ shown }) => ({ shown: shown - 1 }))
}
