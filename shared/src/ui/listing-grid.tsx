import type { ReactNode } from 'react'

import styles from '#ui/listing-grid.module.css'

type ListingGridProps = {
  /** Names the list for screen readers. */
  readonly label?: string | undefined
  /** Each an `li` that holds a ListingCard. */
  readonly children: ReactNode
}

/** Two columns of cards on a phone, three on a tablet, four where there is room. */
export function ListingGrid({ label, children }: ListingGridProps) {
  return (
    <ul role="list" aria-label={label} className={styles['grid']}>
      {children}
    </ul>
  )
}
