import { useStore } from 'zustand'

import { toastStore } from '#host/notify.ts'

/** The place of messages; empty until there is one. */
export function Toasts() {
  return useStore(toastStore, (state) => state.area)
}
