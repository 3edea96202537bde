/** From best to worst; below the last one the picture is scaled down instead. */
const qualities = [0.82, 0.74, 0.64, 0.52, 0.4]

/** The factor by which a picture is scaled down each time that no quality fits. */
const shrink = 0.8

/** The smallest scale: below it, the last encoding is used although it exceeds the limit. */
const minScale = 0.3

/**
 * The best encoding that does not exceed `limit` bytes.
 *
 * @param encode encodes the picture with a quality from 0 to 1, at a scale from 0 to 1.
 */
export async function encodeWithin(
  limit: number,
  encode: (quality: number, scale: number) => Promise<Blob>,
): Promise<Blob> {
  let index = 0
  let scale = 1
  for (;;) {
    const quality = qualities[index] ?? 0.4
    // Each attempt depends on the result of the previous one.
    const blob = await encode(quality, scale)
    if (blob.size <= limit || scale < minScale) return blob
    // Far above the limit, the next step would not be enough either.
    index += blob.size > limit * 1.7 ? 2 : 1
    if (index >= qualities.length) {
      index = qualities.length - 2
      scale *= shrink
    }
  }
}
