import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Names the releases on trial in this tab; empty for visitors who asked for none. */
export const releasePanel = createStore<{ readonly panel?: ReactNode }>()(() => ({}))

/** Its place in the frame. */
export function ReleasePlace() {
  return useStore(releasePanel, ({ panel }) => panel)
}
