import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Opens and closes a native dialog with a flag. Escape and a click on the backdrop ask for it to be
 * closed; focus goes to what is marked `data-autofocus`, else where the browser puts it, and back to
 * where it was, also when the dialog is taken off the page while open.
 */
export function useModal(
  isOpen: boolean,
  onClose: () => void,
): RefObject<HTMLDialogElement | null> {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const askToClose = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const dialog = dialogRef.current
    if (dialog === null || !isOpen) return
    const listening = new AbortController()
    const { signal } = listening
    const before = document.activeElement

    dialog.addEventListener(
      'cancel',
      (event) => {
        if (event.target !== dialog) return
        event.preventDefault()
        askToClose()
      },
      { signal },
    )
    // Chromium closes on a second Escape without asking.
    dialog.addEventListener('close', () => askToClose(), { signal })
    // A press that starts inside and ends outside, as when text is marked, is not meant for it.
    let pressedOnBackdrop = false
    dialog.addEventListener(
      'pointerdown',
      (event) => {
        pressedOnBackdrop = event.target === dialog
      },
      { signal },
    )
    dialog.addEventListener(
      'click',
      (event) => {
        if (pressedOnBackdrop && event.target === dialog) askToClose()
      },
      { signal },
    )

    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      listening.abort()
      dialog.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [isOpen])

  return dialogRef
}
