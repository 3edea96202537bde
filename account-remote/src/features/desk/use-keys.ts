import { useEffect, useRef } from 'react'

/** Calls back for single keys, except while the moderator types or a dialog is open. */
export function useKeys(actions: Readonly<Record<string, (() => void) | false | undefined>>): void {
  const current = useRef(actions)
  useEffect(() => {
    current.current = actions
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (
        target instanceof Element &&
        target.closest('input:not([type=checkbox]), textarea, select, dialog')
      )
        return
      const act = current.current[key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
