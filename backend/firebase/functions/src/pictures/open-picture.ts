import type { Metadata, Sharp } from 'sharp'

/** Pixels of the largest picture that is decoded: what a phone takes. It needs up to 470 MB. */
const maxPixels = 50_000_000

/** Pixels of its longer side. One row of a PNG takes memory and time that grow faster than its length. */
const maxSide = 16_384

/** Pixels of the largest AVIF that is decoded: each of them takes more memory and time. It needs up to 400 MB. */
const maxPixelsOfAvif = 16_000_000

/**
 * Options of a function that opens pictures: the memory for the largest one, one event at a time in an instance, and
 * time for as many as a listing may have.
 */
export const decoding = { memory: '1GiB', concurrency: 1, timeoutSeconds: 540 } as const

type OpenedPicture =
  | { readonly status: 'readable'; readonly picture: Sharp; readonly metadata: Metadata }
  | { readonly status: 'too-large' | 'unreadable' }

/**
 * Opens a file that a user uploaded, which may be anything: its size is read from its first bytes, and nothing beyond
 * the limits is decoded. Of an animation it is the first frame, and of a photo that was taken sideways the upright one.
 * Decoding it may still fail.
 */
export async function openPicture(bytes: Uint8Array): Promise<OpenedPicture> {
  const open = await sharpOnce()
  try {
    const metadata = await open(bytes, { limitInputPixels: false }).metadata()
    const { format, width, height } = metadata
    const limitInputPixels = format === 'heif' ? maxPixelsOfAvif : maxPixels
    if (Math.max(width, height) > maxSide || width * height > limitInputPixels) {
      return { status: 'too-large' }
    }
    const picture = open(bytes, { limitInputPixels, sequentialRead: true }).autoOrient()
    return { status: 'readable', picture, metadata }
  } catch {
    return { status: 'unreadable' }
  }
}

let sharp: ReturnType<typeof loadSharp> | undefined

/** Loaded on first use: no other function waits for it. */
export function sharpOnce(): ReturnType<typeof loadSharp> {
  sharp ??= loadSharp()
  return sharp
}

/** It reads the formats that the rules of Storage allow, whatever a file says it is. */
async function loadSharp() {
  const { default: loaded } = await import('sharp')
  loaded.block({ operation: ['VipsForeignLoad'] })
  const formats = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif']
  loaded.unblock({ operation: formats.map((format) => `VipsForeignLoad${format}Buffer`) })
  // Memory is what a function lacks, not time.
  loaded.cache(false)
  loaded.concurrency(1)
  return loaded
}
