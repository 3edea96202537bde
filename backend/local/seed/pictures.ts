import { readFile } from 'node:fs/promises'

import {
  fitInto,
  pictureFilenames,
  pictureSizes,
} from '@adamarket/shared/domain/listing/stored-picture.ts'
import sharp from 'sharp'

/** The size of the pictures, in pixels: 4:3, like the cards of the site. */
export const pixels = { width: 1024, height: 768 } as const

const folder = new URL('pictures/', import.meta.url)

/** The paths in Storage of the two files of a picture, as the site stores them for a seller. */
export function pathsOf(
  uid: string,
  id: string,
): { readonly large: string; readonly small: string } {
  const names = pictureFilenames(id, pixels, 'webp')
  return { large: `images/${uid}/${names.large}`, small: `images/${uid}/${names.small}` }
}

/** A picture in both sizes. The small one is made from the large one, as the form does. */
export async function readPicture(
  picture: string,
): Promise<{ readonly large: Buffer; readonly small: Buffer }> {
  const large = await readFile(new URL(`${picture}.webp`, folder))
  const small = sharp(large).resize(fitInto(pixels, pictureSizes.small)).webp({ quality: 70 })
  return { large, small: await small.toBuffer() }
}
