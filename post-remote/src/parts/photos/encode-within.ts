/** From the best quality down; below the last one a picture is made smaller instead. */
const qualities = [0.82, 0.74, 0.64, 0.52, 0.4]

/** How much smaller a picture becomes each time that no quality was low enough. */
const shrink = 0.8

/** A picture is not made smaller than this part of its size: what is left is taken as it is. */
const minScale = 0.3

/**
 * The best encoding that is not larger than `limit` bytes.
 *
 * @param encode gives the picture in a quality from 0 to 1, at a scale from 0 to 1.
 */
export async function encodeWithin(
  limit: number,
  encode: (quality: number, scale: number) => Promise<Blob>,
): Promise<Blob> {
  let index = 0
  let scale = 1
  for (;;) {
    const quality = qualities[index] ?? 0.4
    // Each try depends on what the one before it gave.
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
