import type { PictureExtension } from '@adamarket/shared/domain/stored-picture.ts'
import { fitInto, pictureSizes } from '@adamarket/shared/domain/stored-picture.ts'

import { encodeWithin } from '#parts/photos/encode-within.ts'

/** A quarter turn clockwise, so many times. */
export type Turns = 0 | 1 | 2 | 3

/** A picture in both sizes that are stored, without anything that its file said besides. */
export type RenderedPicture = {
  readonly large: Blob
  readonly small: Blob
  /** Of the large one, in pixels. */
  readonly width: number
  readonly height: number
  readonly extension: PictureExtension
}

/** At most so many bytes for each size: 24 photos then load on a phone on the road. */
const byteLimits = { large: 500_000, small: 60_000 } as const

type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D

/** A surface to draw on: off the page where the browser has that, else an element. */
export type Surface = {
  readonly context: Context
  readonly image: OffscreenCanvas | HTMLCanvasElement
  toBlob(type: string, quality: number): Promise<Blob>
}

export type CreateSurface = (width: number, height: number) => Surface

/**
 * Draws a picture upright, as its file asks for (EXIF), turned as the visitor asks for, and encodes
 * it in both sizes. Throws on what is no readable picture.
 */
export async function renderPicture(
  source: Blob,
  turns: Turns,
  createSurface: CreateSurface,
): Promise<RenderedPicture> {
  const bitmap = await createImageBitmap(source, { imageOrientation: 'from-image' })
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
        actual.width === fitted.width && type === 'image/webp'
          ? largest
          : draw(largest.image, actual, 0, createSurface, type === 'image/jpeg')
      return surface.toBlob(type, quality)
    })
    return { blob, ...actual }
  }
  const large = await encode(byteLimits.large, pictureSizes.large)
  const small = await encode(byteLimits.small, pictureSizes.small)
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

/** @param isOpaque transparent parts become white, for formats that have none. */
function draw(
  image: CanvasImageSource & Size,
  size: Size,
  turns: Turns,
  createSurface: CreateSurface,
  isOpaque = false,
): Surface {
  const surface = createSurface(size.width, size.height)
  const { context } = surface
  if (isOpaque) {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, size.width, size.height)
  }
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'high'
  const before = turned(size, turns)
  context.translate(size.width / 2, size.height / 2)
  context.rotate((turns * Math.PI) / 2)
  context.drawImage(image, -before.width / 2, -before.height / 2, before.width, before.height)
  return surface
}

/** WebP, or JPEG where the browser cannot write WebP: it then gives PNG, whatever it is asked for. */
async function bestType(createSurface: CreateSurface): Promise<'image/webp' | 'image/jpeg'> {
  const sample = await createSurface(1, 1).toBlob('image/webp', 0.5)
  return sample.type === 'image/webp' ? 'image/webp' : 'image/jpeg'
}
