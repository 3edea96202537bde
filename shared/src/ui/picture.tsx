import { ImageIcon } from '#ui/icons/actions.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import styles from '#ui/picture.module.css'
import { usePictureSource } from '#ui/use-picture-source.ts'

type PictureProps = {
  readonly src?: string | undefined
  /** How wide it is shown, as `sizes` of an `img`; as wide as the window unless told. */
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
  sizes,
  alt,
  fallback,
  ratio = '4 / 3',
  fit = 'cover',
  priority = false,
  className,
}: PictureProps) {
  const { source, onError } = usePictureSource(src)
  return (
    <div
      className={joinClasses(styles['box'], source && styles[tintOf(source.src)], className)}
      style={{ aspectRatio: ratio }}
    >
      {source ? (
        // Attributes in this order: a browser that knows `src` first loads it, and then another one.
        <img
          className={joinClasses(styles['image'], styles[fit])}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'sync' : 'async'}
          sizes={source.srcSet && sizes}
          {...source}
          onError={onError}
        />
      ) : (
        <span className={styles['fallback']}>
          <ImageIcon size="1.75rem" />
          {fallback}
        </span>
      )}
    </div>
  )
}

const tints = ['sea', 'citrus', 'grove', 'stone'] as const

function tintOf(link: string) {
  const sum = Array.from(link).reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return tints[sum % tints.length] ?? 'stone'
}
