import { useEffect, useRef } from 'react'

/**
 * Calls back once no press is going on. What appears while a button is pressed moves the button away, and the press is
 * lost. A tap on a screen presses like a mouse, once the finger is up.
 */
export function useAfterPress(): (then: () => void) => void {
  const isPressed = useRef(false)
  const waiting = useRef<() => void>(undefined)
  useEffect(() => {
    const begin = () => {
      isPressed.current = true
    }
    const end = () => {
      isPressed.current = false
      // After the click that the press becomes.
      setTimeout(() => {
        waiting.current?.()
        waiting.current = undefined
      })
    }
    window.addEventListener('mousedown', begin, { capture: true })
    window.addEventListener('mouseup', end, { capture: true })
    return () => {
      window.removeEventListener('mousedown', begin, { capture: true })
      window.removeEventListener('mouseup', end, { capture: true })
    }
  }, [])
  return (then) => {
    if (isPressed.current) waiting.current = then
    else then()
  }
}
