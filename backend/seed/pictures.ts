import { pictureFilenames } from '@adamarket/shared/domain/stored-picture.ts'

/** The size of the pictures, in pixels: 4:3, like the cards of the site. */
export const pixels = { width: 1024, height: 768 } as const

const folder = new URL('pictures/', import.meta.url)

type File = {
  /** Its file in this repository. */
  readonly source: URL
  /** Its path in Storage. */
  readonly path: string
}

/** The two files of a picture, as the site stores them for a seller. */
export function filesOf(
  picture: string,
  uid: string,
  id: string,
): { readonly large: File; readonly small: File } {
  const names = pictureFilenames(id, pixels, 'webp')
  return {
    large: { source: new URL(`${picture}.webp`, folder), path: `images/${uid}/${names.large}` },
    small: {
      source: new URL(`${picture}_small.webp`, folder),
      path: `images/${uid}/${names.small}`,
    },
  }
}
