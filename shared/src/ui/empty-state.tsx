import type { ReactNode } from 'react'

import styles from './empty-state.module.css'
import { joinClasses } from './join-classes.ts'

type EmptyStateProps = {
  readonly title: string
  /** The heading level of the title; 2 by default. */
  readonly level?: 1 | 2 | 3 | undefined
  readonly text?: ReactNode
  /** An icon or a drawing, shown on a disc. */
  readonly illustration?: ReactNode
  /** Buttons and links to what the visitor can do next. */
  readonly actions?: ReactNode
  readonly className?: string | undefined
}

/** Says that there is nothing to show, why, and what to do about it. */
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
