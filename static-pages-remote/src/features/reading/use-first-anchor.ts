import { useEffect } from 'react'

/**
 * Scrolls to the section named in the address when the visitor arrives: the browser looked for it before
 * the text was rendered. Does not override a restored scroll position.
 */
export function useFirstAnchor(): void {
  useEffect(() => {
    const anchor = window.location.hash.slice(1)
    if (anchor === '' || window.scrollY > 0) return
    document.getElementById(anchor)?.scrollIntoView()
  }, [])
}
