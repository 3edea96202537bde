import type { ReactNode } from 'react'

import styles from './listing-grid.module.css'

type ListingGridProps = {
  /** The name of the list for screen readers. */
  readonly label?: string | undefined
  /** `li` elements that each contain a ListingCard. */
  readonly children: ReactNode
}

/** Two columns of cards on a phone, three on a tablet, four on wider screens. */
export function ListingGrid({ label, children }: ListingGridProps) {
  return (
    <ul role="list" aria-label={label} className={styles['grid']}>
      {children}
    </ul>
  )
}
