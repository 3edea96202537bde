import type { ReactNode } from 'react'
import { Children } from 'react'

import styles from './footer.module.css'

type Props = {
  readonly title: string
  /** The links. */
  readonly children: ReactNode
  readonly below?: ReactNode
}

/** A column of footer links with a title. */
export function LinkColumn({ title, children, below }: Props) {
  return (
    <div className={styles['column']}>
      <h2>{title}</h2>
      <ul role="list">
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
      {below}
    </div>
  )
}
