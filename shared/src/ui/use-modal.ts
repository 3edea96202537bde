import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Controls a native dialog with a flag. Escape and a click on the backdrop request closing. Focus moves to the
 * element marked `data-autofocus`, or else to the first field, or else where the browser puts it, and back to where it was, even when
 * the dialog is unmounted while open.
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
    // A press that starts inside and ends outside, as when selecting text, is not meant to close it.
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
    const first = ['[data-autofocus]', 'input, select, textarea']
      .map((selector) => dialog.querySelector<HTMLElement>(selector))
      .find((element) => element !== null)
    first?.focus()
    return () => {
      listening.abort()
      dialog.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [isOpen])

  return dialogRef
}
