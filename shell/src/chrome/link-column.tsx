import type { ReactNode } from 'react'
import { Children, useId } from 'react'

import styles from './footer.module.css'

type Props = {
  readonly title: string
  /** The links. */
  readonly children: ReactNode
}

/** Links of the footer under a common title. */
export function LinkColumn({ title, children }: Props) {
  const titleId = useId()
  return (
    <nav aria-labelledby={titleId} className={styles['column']}>
      <h2 id={titleId}>{title}</h2>
      <ul>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </nav>
  )
}
