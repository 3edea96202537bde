import type { Result } from '@adamarket/shared/domain/result.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import type { PictureExtension } from '@adamarket/shared/domain/listing/stored-picture.ts'
import { decodePicture } from '@adamarket/shared/ui/decode-picture.ts'

export type SquarePicture = {
  readonly bytes: ArrayBuffer
  readonly contentType: string
  readonly extension: PictureExtension
  /** In pixels. */
  readonly side: number
}

/**
 * The centre of a picture file as a square of at most `maxSide` pixels; small ones are not enlarged.
 * Fails when the browser cannot read the file.
 */
export async function squarePicture(
  file: Blob,
  maxSide: number,
): Promise<Result<SquarePicture, unknown>> {
  try {
    const bitmap = await decodePicture(file)
    const cut = Math.min(bitmap.width, bitmap.height)
    const side = Math.min(cut, maxSide)
    const canvas = new OffscreenCanvas(side, side)
    const [left, top] = [(bitmap.width - cut) / 2, (bitmap.height - cut) / 2]
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser gives no surface to draw on')
    // A transparent picture could not be made out on a dark page.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, side, side)
    context.drawImage(bitmap, left, top, cut, cut, 0, 0, side, side)
    bitmap.close()
    const webp = await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 })
    // A browser that cannot encode WebP returns a PNG.
    const isWebp = webp.type === 'image/webp'
    const blob = isWebp ? webp : await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })
    return ok({
      bytes: await blob.arrayBuffer(),
      contentType: blob.type,
      extension: isWebp ? 'webp' : 'jpg',
      side,
    })
  } catch (cause) {
    return err(cause)
  }
}
