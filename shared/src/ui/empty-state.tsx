import type { ReactNode } from 'react'

import styles from '#ui/empty-state.module.css'
import { joinClasses } from '#ui/join-classes.ts'

type EmptyStateProps = {
  readonly title: string
  /** The level of the title in the page's outline; 2 unless told. */
  readonly level?: 1 | 2 | 3 | undefined
  readonly text?: ReactNode
  /** An icon or a drawing, stood on a disc of sand. */
  readonly illustration?: ReactNode
  /** Buttons and links: the ways on from here. */
  readonly actions?: ReactNode
  readonly className?: string | undefined
}

/** There is nothing to show: why, and what to do about it. */
export function EmptyState({
  title,
  level = 2,
  text,
  illustration,
  actions,
  className,
}: EmptyStateProps) {
  const Title = `h${level}` as const
  return (
    <div className={joinClasses(styles['empty'], className)}>
      {illustration !== undefined && (
        <div className={styles['illustration']} aria-hidden="true">
          {illustration}
        </div>
      )}
      <Title className={styles['title']}>{title}</Title>
      {text !== undefined && <p className={styles['text']}>{text}</p>}
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </div>
  )
}
