import type { ComponentProps } from 'react'

import styles from './card.module.css'
import { joinClasses } from './join-classes.ts'

type CardProps = ComponentProps<'div'> & {
  /** `none` for pictures that reach the edges. */
  readonly padding?: 'none' | 'md' | 'lg' | undefined
  /** Rises on hover; put {@link cardLinkClass} on the link that the whole card represents. */
  readonly interactive?: boolean | undefined
}

/** A raised surface on the page. */
export function Card({ padding = 'md', interactive, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={joinClasses(
        styles['card'],
        styles[`padding-${padding}`],
        interactive && styles['interactive'],
        className,
      )}
    />
  )
}

/** For the one link of an interactive card: its target covers the card. */
export const cardLinkClass = joinClasses(styles['link'])

/** For the controls of an interactive card: they stay above the target of its link. */
export const cardControlClass = joinClasses(styles['control'])
