import type { RefObject } from 'react'
import { useEffect, useState } from 'react'

/**
 * Whether an element has come as close to the window as `margin`, such as `300px`; true from then on, and at once in a
 * browser that cannot tell.
 */
export function useIsNear(element: RefObject<Element | null>, margin: string): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    if (!('IntersectionObserver' in window)) {
      const frame = requestAnimationFrame(() => setIsNear(true))
      return () => cancelAnimationFrame(frame)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setIsNear(true)
        observer.disconnect()
      },
      { rootMargin: margin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin])
  return isNear
}
