import type { ComponentType } from 'react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'

import styles from './app-code-in-sight.module.css'

// Without its code the footer goes without the picture: the links to the stores stand above it.
const AppCode = lazy<ComponentType>(() =>
  import('#chrome/app-code.tsx').then(
    ({ AppCode: code }) => ({ default: code }),
    () => ({ default: () => null }),
  ),
)

/**
 * The app's QR code for visitors at a computer, who are told to scan it (specification, section 1).
 * Its code is fetched when it comes into sight; its place is kept from the start.
 */
export function AppCodeInSight() {
  const place = useRef<HTMLDivElement>(null)
  const [isInSight, setIsInSight] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setIsInSight(true)
        observer.disconnect()
      },
      { rootMargin: '200px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className={styles['place']}>
      {isInSight && (
        <Suspense>
          <AppCode />
        </Suspense>
      )}
    </div>
  )
}
