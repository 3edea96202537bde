import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** What names the releases on trial in this tab: nothing for visitors who asked for none. */
export const releasePanel = createStore<{ readonly panel?: ReactNode }>()(() => ({}))

/** Its place in the frame. */
export function ReleasePlace() {
  return useStore(releasePanel, ({ panel }) => panel)
}
