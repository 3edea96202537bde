import { useIsNear } from '@adamarket/shared/ui/use-is-near.ts'
import type { ComponentType } from 'react'
import { lazy, Suspense, useRef } from 'react'

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
  const isNear = useIsNear(place, '200px')
  return (
    <div ref={place} className={styles['place']}>
      {isNear && (
        <Suspense>
          <AppCode />
        </Suspense>
      )}
    </div>
  )
}
