/**
 * The two sizes in which the site stores a picture, by the longest side in pixels: `large` for the
 * listing's page, `small` for cards. A picture is never enlarged.
 */
export const pictureSizes = { large: 1600, small: 480 } as const

/** The most bytes of each: previews of links show no more, and 24 photos load on a mobile connection. */
export const pictureBytes = { large: 300_000, small: 60_000 } as const

/** How long browsers keep a picture: it never changes once it is shown. */
export const pictureCaching = 'public, max-age=31536000, immutable'

export type PictureExtension = 'webp' | 'jpg'

type Size = { readonly width: number; readonly height: number }

/** A picture of this site, as its link describes it. */
export type StoredPicture = {
  readonly large: Size & { readonly link: string }
  readonly small: Size & { readonly link: string }
}

const storedLink =
  /^(?<folder>https?:\/\/[^?#]+%2F)(?<id>[A-Za-z0-9-]{1,64})_(?<width>\d{1,5})x(?<height>\d{1,5})\.(?<extension>webp|jpg)\?alt=media(?<token>&token=[A-Za-z0-9-]*)?$/

/** The size of a picture scaled down to at most `maxSide` pixels on its longest side. */
export function fitInto({ width, height }: Size, maxSide: number): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height))
  const fit = (side: number) => Math.max(1, Math.round(side * scale))
  return { width: fit(width), height: fit(height) }
}

/**
 * The names of the two files of a picture in `images/{uid}/`. A listing's `imageUrl` contains only the
 * link of the large one (specification, section 3); its name gives its size and the name of the small one.
 *
 * @param id unique among the pictures of its author: letters, digits and hyphens, up to 64.
 * @param large the size of the large file, in pixels.
 */
export function pictureFilenames(
  id: string,
  large: Size,
  extension: PictureExtension,
): { readonly large: string; readonly small: string } {
  const stem = `${id}_${large.width}x${large.height}`
  return { large: `${stem}.${extension}`, small: `${stem}_small.${extension}` }
}

/** The size that a file of `images/` has by its name: all but the small files of this site may be `large`. */
export function sizeOfFile(filename: string): keyof typeof pictureSizes {
  return /_\d{1,5}x\d{1,5}_small\.(?:webp|jpg)$/.test(filename) ? 'small' : 'large'
}

const publicPicture = /^(https?:\/\/[^?#]+\/o\/images%2F[^?#]*)(?:\?[^#]*)?(?:#.*)?$/i

/**
 * The link under which everyone sees a picture: of one in `images/` without its token, which would open it whatever
 * functions have found in it (decision 39). The token of a withheld picture stays.
 */
export function shownLink(link: string): string {
  return link.replace(publicPicture, '$1?alt=media')
}

/**
 * Parses a link of `imageUrl` to a picture that this site stored; undefined for pictures of the mobile
 * app or from elsewhere. The links of a withheld listing have the same token. An author can invent a name: a page whose
 * small picture fails to load shows the large one.
 */
export function storedPicture(link: string): StoredPicture | undefined {
  const { folder, id, width, height, extension, token } = storedLink.exec(link)?.groups ?? {}
  if (folder === undefined || id === undefined) return undefined
  const large = { width: Number(width), height: Number(height) }
  if (large.width === 0 || large.height === 0) return undefined
  const stem = `${folder}${id}_${width}x${height}`
  const key = folder.includes('/withheld%2F') && token !== undefined ? token : ''
  return {
    large: { ...large, link },
    small: {
      ...fitInto(large, pictureSizes.small),
      link: `${stem}_small.${extension}?alt=media${key}`,
    },
  }
}
