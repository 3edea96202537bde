import type { ComponentType } from 'react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'

import styles from './lazy-app-code.module.css'

// If its code fails to load, the footer omits the picture: the links to the stores are above it.
const AppCode = lazy<ComponentType>(() =>
  import('./app-code.tsx').then(
    ({ AppCode: code }) => ({ default: code }),
    () => ({ default: () => null }),
  ),
)

/**
 * The app's QR code for visitors on a computer (specification, section 2.1). Its code is loaded when it
 * scrolls into view; its space is reserved from the start.
 */
export function LazyAppCode() {
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
