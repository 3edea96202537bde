import type { Notify } from '@adamarket/shared/contract/host-services.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import type { ReactNode } from 'react'
import { createElement } from 'react'
import { createStore } from 'zustand/vanilla'

type ToastState = {
  readonly area: ReactNode
}

/** The component that shows toasts, set with the first message: a visit without one loads none of its code. */
export const toastStore = createStore<ToastState>()(() => ({ area: undefined }))

/** Loads that code; a visit may need it while offline. */
export const loadToasts = () => import('#chrome/toast-area.tsx')

/** Shows messages as toasts, in the `Toasts` of the chrome. */
export function createNotify(report: Report): Notify {
  const show = (kind: keyof Notify, text: string) => {
    loadToasts().then(
      ({ ToastArea, showToast }) => {
        toastStore.setState({ area: createElement(ToastArea) })
        showToast(kind, text)
      },
      (cause: unknown) => {
        report({ what: 'A message could not be shown', cause, details: { text } })
      },
    )
  }
  return {
    info: (text) => show('info', text),
    success: (text) => show('success', text),
    error: (text) => show('error', text),
  }
}
