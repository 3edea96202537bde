import type { Notify } from '@adamarket/shared/contract/host-services.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import { createStore } from 'zustand/vanilla'

type ToastCode = typeof import('#chrome/toast-area.tsx')

/** The code that shows toasts, from the first message on: a visit without a message loads none of it. */
export const toastStore = createStore<{ readonly code: ToastCode | undefined }>()(() => ({
  code: undefined,
}))

/** Messages as toasts. `Toasts` in the chrome is where they appear. */
export function createNotify(report: Report): Notify {
  const show = (kind: keyof Notify, text: string) => {
    import('#chrome/toast-area.tsx').then(
      (code) => {
        toastStore.setState({ code })
        code.showToast(kind, text)
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
