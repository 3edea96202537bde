import type { ReactNode } from 'react'

import { joinClasses } from './join-classes.ts'
import styles from './poster.module.css'

type PosterProps = {
  /**
   * One of `posters/*.svg`: their upper half is sky, and so is the left third of the lower one, so that the
   * text lies on nothing else, however wide the page is.
   */
  readonly image: string
  /** Its picture, which determines the colours of the sky above it and of the text. */
  readonly scene: 'harbour' | 'market' | 'evening'
  readonly title: string
  readonly text?: string | undefined
  /** A link or button. */
  readonly action?: ReactNode
  /** The one that is visible when the page opens. */
  readonly priority?: boolean | undefined
  readonly loading?: 'eager' | 'lazy' | undefined
}

/** A picture across the whole width, 380 px high, with text on its calm side. Large text makes it higher. */
export function Poster({
  image,
  scene,
  title,
  text,
  action,
  priority = false,
  loading,
}: PosterProps) {
  return (
    <div className={joinClasses(styles['poster'], styles[scene])}>
      <img
        src={image}
        alt=""
        width={1800}
        height={760}
        loading={loading}
        fetchPriority={priority ? 'high' : 'low'}
        className={styles['picture']}
      />
      <div className={styles['words']}>
        <h2 className={styles['title']}>{title}</h2>
        {text !== undefined && <p className={styles['text']}>{text}</p>}
        {action !== undefined && <div className={styles['action']}>{action}</div>}
      </div>
    </div>
  )
}
