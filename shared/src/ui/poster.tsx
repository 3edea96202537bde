import type { ReactNode } from 'react'

import { joinClasses } from '#ui/join-classes.ts'
import styles from '#ui/poster.module.css'

type PosterProps = {
  /** A wide picture that is calm at the left and, for phones, at the top: one of `posters/*.svg`. */
  readonly image: string
  /** The colour of the text on it: `light` for the evening. */
  readonly ink: 'dark' | 'light'
  readonly title: string
  readonly text?: string | undefined
  /** A link or button. */
  readonly action?: ReactNode
  /** The one that is visible when the page opens. */
  readonly priority?: boolean | undefined
}

/** A picture across the whole width, 380 px high, with text on its calm side. */
export function Poster({ image, ink, title, text, action, priority = false }: PosterProps) {
  return (
    <div className={joinClasses(styles['poster'], styles[ink])}>
      <img
        src={image}
        alt=""
        width={1600}
        height={380}
        fetchPriority={priority ? 'high' : 'low'}
        className={styles['scene']}
      />
      <div className={styles['words']}>
        <h2 className={styles['title']}>{title}</h2>
        {text !== undefined && <p className={styles['text']}>{text}</p>}
        {action !== undefined && <div className={styles['action']}>{action}</div>}
      </div>
    </div>
  )
}
