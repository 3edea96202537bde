import { useEffect } from 'react'

/**
 * Lets the description of index.html count only on pages that bring none of their own: React adds a
 * page's description to the head, and leaves alone what it did not put there.
 */
export function useOneDescription(): void {
  useEffect(() => {
    const standard = document.head.querySelector('meta[data-default-description]')
    if (!standard) return undefined
    const settle = () => {
      const isReplaced = [...document.head.querySelectorAll('meta[name="description"]')].some(
        (description) => description !== standard,
      )
      standard.setAttribute('name', isReplaced ? 'default-description' : 'description')
    }
    settle()
    const observer = new MutationObserver(settle)
    observer.observe(document.head, { childList: true })
    return () => observer.disconnect()
  }, [])
}
