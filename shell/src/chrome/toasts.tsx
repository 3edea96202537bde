import type { Notify } from '@adamarket/shared/contract/host-services.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

type ToastState = {
  readonly area: ReactNode
}

/** The component that shows toasts, set with the first message: a visit without one loads none of its code. */
const toastStore = createStore<ToastState>()(() => ({ area: undefined }))

/** Loads that code; a visit may need it while offline. */
export const loadToasts = () => import('./toast-area.tsx')

/**
 * Shows a message as a toast, in the {@link Toasts}.
 *
 * @param offer What the visitor can do, below the text.
 */
export function showMessage(
  report: Report,
  kind: keyof Notify,
  text: string,
  offer?: ReactNode,
): void {
  loadToasts().then(
    ({ ToastArea, showToast }) => {
      toastStore.setState({ area: <ToastArea /> })
      showToast(kind, text, offer)
    },
    (cause: unknown) => {
      report({ what: 'A message could not be shown', cause, details: { text } })
    },
  )
}

export function createNotify(report: Report): Notify {
  return {
    info: (text) => showMessage(report, 'info', text),
    success: (text) => showMessage(report, 'success', text),
    error: (text) => showMessage(report, 'error', text),
  }
}

/** The place of messages; empty until there is one. */
export function Toasts() {
  return useStore(toastStore, (state) => state.area)
}
