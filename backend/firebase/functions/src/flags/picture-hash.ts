import { openPicture, sharpOnce } from '#functions/pictures/open-picture.ts'

/** The pixels of a side of the picture that is hashed, and the lowest frequencies that make up the hash. */
const side = 32
const frequencies = 8

/** Bits in which two hashes of the same picture may differ: they have a band in common if there is one band more. */
const maxDifference = 3
const bands = maxDifference + 1

/** Brightness, of 255, by which the average colours of the same picture may differ in red, green and blue together. */
const maxColourDifference = 12

/** A picture whose strongest frequency is weaker, such as a single colour, looks like too many others. */
const minStrength = 1

/**
 * A hash of how a picture looks, as 22 hexadecimal digits: 16 for its lowest frequencies (pHash, a bit for
 * each that is stronger than the median), 6 for its average colour. It stays about the same when the picture
 * is stored again in another size, format or quality. Undefined for a file that is no picture, or a picture
 * with too little in it, or too large to be decoded.
 */
export async function hashPicture(bytes: Uint8Array): Promise<string | undefined> {
  const pixels = await readPixels(bytes)
  if (!pixels) return undefined
  const strengths = lowFrequencies(pixels.grey).slice(1)
  if (Math.max(...strengths.map(Math.abs)) < minStrength) return undefined
  const median = strengths.toSorted((one, other) => one - other)[strengths.length / 2 - 0.5] ?? 0
  const bits = strengths.map((strength) => (strength > median ? '1' : '0')).join('')
  const digits = BigInt(`0b0${bits}`)
    .toString(16)
    .padStart(frequencies ** 2 / 4, '0')
  return digits + Buffer.from(pixels.average).toString('hex')
}

async function readPixels(bytes: Uint8Array) {
  const opened = await openPicture(bytes)
  if (opened.status !== 'readable') return undefined
  try {
    const small = await opened.picture
      .flatten()
      .resize(side, side, { fit: 'fill' })
      .toColourspace('srgb')
      .png()
      .toBuffer()
    const open = await sharpOnce()
    const [grey, average] = await Promise.all([
      open(small).greyscale().raw().toBuffer(),
      open(small).resize(1, 1).removeAlpha().raw().toBuffer(),
    ])
    return { grey, average }
  } catch {
    // Only its first bytes were those of a picture.
    return undefined
  }
}

/** The lowest frequencies of the discrete cosine transform, the average brightness first. */
function lowFrequencies(grey: Uint8Array): readonly number[] {
  const range = (length: number) => Array.from({ length }, (_, index) => index)
  const waves = range(frequencies).map((frequency) =>
    range(side).map((at) => Math.cos(((2 * at + 1) * frequency * Math.PI) / (2 * side))),
  )
  return waves.flatMap((vertical) =>
    waves.map((horizontal) => {
      const sum = vertical.reduce(
        (total, weight, y) =>
          total +
          weight * horizontal.reduce((row, wave, x) => row + wave * (grey[y * side + x] ?? 0), 0),
        0,
      )
      return sum / side ** 2
    }),
  )
}

const bitsLength = frequencies ** 2 / 4

/** Whether two hashes are of the same picture. */
export function isSamePicture(one: string, other: string): boolean {
  const bitsOf = (hash: string) => BigInt(`0x${hash.slice(0, bitsLength)}`)
  const differing = (bitsOf(one) ^ bitsOf(other)).toString(2).replaceAll('0', '').length
  const colourOf = (hash: string) => Buffer.from(hash.slice(bitsLength), 'hex')
  const [colour, otherColour] = [colourOf(one), colourOf(other)]
  const colourDifference = colour.reduce(
    (sum, part, at) => sum + Math.abs(part - (otherColour[at] ?? 0)),
    0,
  )
  return differing <= maxDifference && colourDifference <= maxColourDifference
}

/** The keys of a hash in the index: hashes of the same picture have at least one key in common. */
export function keysOfPicture(hash: string): readonly string[] {
  const width = bitsLength / bands
  return Array.from(
    { length: bands },
    (_, band) => `picture:${band}:${hash.slice(band * width, (band + 1) * width)}`,
  )
}
