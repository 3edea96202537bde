import { useStore } from 'zustand'

import { toastStore } from '#host/notify.ts'

/** The place of short messages; empty until there is one. */
export function Toasts() {
  const code = useStore(toastStore, (state) => state.code)
  return code && <code.ToastArea />
}
