import type { ReactNode } from 'react'

import styles from '#ui/kit/kit.module.css'

/** A component with its name and its states side by side. */
export function Specimen({
  name,
  children,
}: {
  readonly name: string
  readonly children: ReactNode
}) {
  return (
    <div className={styles['specimen']}>
      <p className={styles['name']}>{name}</p>
      <div className={styles['states']}>{children}</div>
    </div>
  )
}
