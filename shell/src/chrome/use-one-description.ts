import { useEffect } from 'react'

/**
 * Uses the description in index.html only on pages without their own: React adds a page's description to
 * the head, and does not remove elements that it did not add.
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
