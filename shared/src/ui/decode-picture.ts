/** The marker at the end of a JPEG. */
const endOfJpeg = new Uint8Array([0xff, 0xd9])

/**
 * Decodes a picture file, upright according to its EXIF orientation. A JPEG whose end is missing, which every viewer
 * shows, is decoded as far as it goes. Rejects when the browser cannot read the file.
 */
export async function decodePicture(file: Blob): Promise<ImageBitmap> {
  const options = { imageOrientation: 'from-image' } as const
  try {
    return await createImageBitmap(file, options)
  } catch {
    // Browsers refuse to draw a JPEG that just stops, but not one that ends early.
    return await createImageBitmap(new Blob([file, endOfJpeg]), options)
  }
}
