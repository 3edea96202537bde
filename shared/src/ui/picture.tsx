import { ImageIcon } from '#ui/icons/actions.tsx'
import { storedPicture } from '#domain/listing/stored-picture.ts'

import { joinClasses } from './join-classes.ts'
import styles from './picture.module.css'
import { usePictureFailures } from './use-picture-failures.ts'

type PictureProps = {
  readonly src?: string | undefined
  /** The `sizes` of the `img`; as wide as the window by default. */
  readonly sizes?: string | undefined
  /** Empty when the text beside the picture says the same. */
  readonly alt: string
  /** Shown when there is no picture or it fails to load. */
  readonly fallback: string
  /** Aspect ratio; `photo` is 4 : 3. */
  readonly ratio?: 'photo' | 'wide' | undefined
  /** Visible when the page opens: loaded at once, and before others. */
  readonly priority?: boolean | undefined
  readonly className?: string | undefined
}

/** A picture in a box of fixed aspect ratio: nothing moves while it loads or when it fails. */
export function Picture({
  src,
  sizes,
  alt,
  fallback,
  ratio = 'photo',
  priority = false,
  className,
}: PictureProps) {
  const { source, attempt } = usePictureSource(src)
  return (
    <div
      className={joinClasses(
        styles['box'],
        styles[ratio],
        source && styles[tintOf(source.src)],
        className,
      )}
    >
      {source ? (
        // In this order: a browser that reads `src` first loads that, and then another one.
        <img
          className={styles['image']}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'sync' : 'async'}
          sizes={source.srcSet && sizes}
          {...source}
          {...attempt}
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

type PictureSource = {
  /** For an `img`; undefined when there is no picture, or none that loads. */
  readonly source: { readonly srcSet?: string; readonly src: string } | undefined
} & Pick<ReturnType<typeof usePictureFailures>, 'attempt'>

/**
 * Both sizes of a picture that the site stored, or else the only one. When one of the two fails to load,
 * the large one is tried alone: the small one's link is derived and may be wrong.
 */
function usePictureSource(link: string | undefined): PictureSource {
  const stored = link === undefined ? undefined : storedPicture(link)
  const tries = stored ? 2 : 1
  const { failures, attempt } = usePictureFailures(link, tries)
  if (link === undefined || link === '' || failures >= tries) return { source: undefined, attempt }
  if (!stored || failures > 0) return { source: { src: link }, attempt }
  const srcSet = [stored.small, stored.large]
    .map((size) => `${size.link} ${size.width}w`)
    .join(', ')
  return { source: { srcSet, src: link }, attempt }
}
