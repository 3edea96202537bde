import { storedPicture } from '#domain/stored-picture.ts'
import { usePictureFailures } from '#ui/use-picture-failures.ts'

type PictureSource = {
  /** For an `img`; undefined when there is no picture, or none that loads. */
  readonly source: { readonly srcSet?: string; readonly src: string } | undefined
  /** For `onError` of that `img`. */
  readonly onError: () => void
}

/**
 * Both sizes of a picture that the site stored, or else the only one. When one of the two fails to load,
 * the large one is tried alone: the small one's link is derived and may be wrong.
 */
export function usePictureSource(link: string | undefined): PictureSource {
  const stored = link === undefined ? undefined : storedPicture(link)
  const tries = stored ? 2 : 1
  const { failures, onError } = usePictureFailures(link, tries)
  if (link === undefined || link === '' || failures >= tries) return { source: undefined, onError }
  if (!stored || failures > 0) return { source: { src: link }, onError }
  const srcSet = [stored.small, stored.large]
    .map((size) => `${size.link} ${size.width}w`)
    .join(', ')
  return { source: { srcSet, src: link }, onError }
}
