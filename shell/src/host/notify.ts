import type { Notify } from '@adamarket/shared/contract/host-services.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import type { ReactNode } from 'react'
import { createElement } from 'react'
import { createStore } from 'zustand/vanilla'

type ToastState = {
  readonly area: ReactNode
}

/** What shows toasts, from the first message on: a visit without a message loads none of its code. */
export const toastStore = createStore<ToastState>()(() => ({ area: undefined }))

/** Their code, which a visit may need when it can no longer ask for it. */
export const loadToasts = () => import('#chrome/toast-area.tsx')

/** Messages as toasts. `Toasts` in the chrome is where they appear. */
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
