import { useEffect } from 'react'

/**
 * Goes to the section that the address names when the visitor arrives with it: when the browser
 * looked for it, the text was not there yet. A position that has been restored is left alone.
 */
export function useFirstAnchor(): void {
  useEffect(() => {
    const anchor = window.location.hash.slice(1)
    if (anchor === '' || window.scrollY > 0) return
    document.getElementById(anchor)?.scrollIntoView()
  }, [])
}
