import { useState } from 'react'

import { ImageIcon } from '#ui/icons/actions.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import styles from '#ui/picture.module.css'

type PictureProps = {
  readonly src?: string | undefined
  readonly srcSet?: string | undefined
  readonly sizes?: string | undefined
  /** Empty when the text beside the picture says the same. */
  readonly alt: string
  /** Shown in the picture's place when there is none, or when it cannot be loaded. */
  readonly fallback: string
  /** Width to height, for example `4 / 3`, which it is unless told. */
  readonly ratio?: string | undefined
  readonly fit?: 'cover' | 'contain' | undefined
  /** In sight when the page opens: loaded at once, and before others. */
  readonly priority?: boolean | undefined
  readonly className?: string | undefined
}

/** A picture in a box of a fixed ratio: nothing moves while it loads, or when it never comes. */
export function Picture({
  src,
  srcSet,
  sizes,
  alt,
  fallback,
  ratio = '4 / 3',
  fit = 'cover',
  priority = false,
  className,
}: PictureProps) {
  const [failedSource, setFailedSource] = useState<string>()
  return (
    <div className={joinClasses(styles['box'], className)} style={{ aspectRatio: ratio }}>
      {src === undefined || src === '' || src === failedSource ? (
        <span className={styles['fallback']}>
          <ImageIcon size="1.75rem" />
          {fallback}
        </span>
      ) : (
        <img
          className={joinClasses(styles['image'], styles[fit])}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'sync' : 'async'}
          onError={() => setFailedSource(src)}
        />
      )}
    </div>
  )
}
