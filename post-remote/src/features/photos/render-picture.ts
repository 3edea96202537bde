import type { PictureExtension } from '@adamarket/shared/domain/listing/stored-picture.ts'
import {
  fitInto,
  pictureBytes,
  pictureSizes,
} from '@adamarket/shared/domain/listing/stored-picture.ts'
import { decodePicture } from '@adamarket/shared/ui/decode-picture.ts'

import { encodeWithin } from './encode-within.ts'

/** The number of clockwise quarter turns. */
export type Turns = 0 | 1 | 2 | 3

/** A picture in both stored sizes, without the metadata of its file. */
export type RenderedPicture = {
  readonly large: Blob
  readonly small: Blob
  /** The width of the large size, in pixels. */
  readonly width: number
  readonly height: number
  readonly extension: PictureExtension
}

type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D

/** A drawing surface: an offscreen canvas where the browser has it, otherwise an element. */
export type Surface = {
  readonly context: Context
  readonly image: OffscreenCanvas | HTMLCanvasElement
  toBlob(type: string, quality: number): Promise<Blob>
}

export type CreateSurface = (width: number, height: number) => Surface

/**
 * Draws a picture upright according to its EXIF orientation, rotated as the visitor wants, and encodes it
 * in both sizes. Throws when the picture is unreadable.
 */
export async function renderPicture(
  source: Blob,
  turns: Turns,
  createSurface: CreateSurface,
): Promise<RenderedPicture> {
  const bitmap = await decodePicture(source)
  const upright = turned(bitmap, turns)
  const fitted = fitInto(upright, pictureSizes.large)
  const largest = draw(bitmap, fitted, turns, createSurface)
  bitmap.close()

  const type = await bestType(createSurface)
  const encode = async (limit: number, longest: number) => {
    const size = fitInto(fitted, longest)
    let actual = size
    const blob = await encodeWithin(limit, (quality, scale) => {
      actual = fitInto(size, Math.round(Math.max(size.width, size.height) * scale))
      const surface =
        actual.width === fitted.width ? largest : draw(largest.image, actual, 0, createSurface)
      return surface.toBlob(type, quality)
    })
    return { blob, ...actual }
  }
  const large = await encode(pictureBytes.large, pictureSizes.large)
  const small = await encode(pictureBytes.small, pictureSizes.small)
  return {
    large: large.blob,
    small: small.blob,
    width: large.width,
    height: large.height,
    extension: type === 'image/webp' ? 'webp' : 'jpg',
  }
}

type Size = { readonly width: number; readonly height: number }

function turned({ width, height }: Size, turns: Turns): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width }
}

/** On white: a transparent drawing could not be read on a dark page. */
function draw(
  image: CanvasImageSource & Size,
  size: Size,
  turns: Turns,
  createSurface: CreateSurface,
): Surface {
  const surface = createSurface(size.width, size.height)
  const { context } = surface
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size.width, size.height)
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'high'
  const before = turned(size, turns)
  context.translate(size.width / 2, size.height / 2)
  context.rotate((turns * Math.PI) / 2)
  context.drawImage(image, -before.width / 2, -before.height / 2, before.width, before.height)
  return surface
}

/** WebP, or JPEG where the browser cannot encode WebP: it would return PNG then. */
async function bestType(createSurface: CreateSurface): Promise<'image/webp' | 'image/jpeg'> {
  const sample = await createSurface(1, 1).toBlob('image/webp', 0.5)
  return sample.type === 'image/webp' ? 'image/webp' : 'image/jpeg'
}
