import type { CreateSurface } from './render-picture.ts'

/** Also works in a worker. */
export const createOffscreenSurface: CreateSurface = (width, height) => {
  const image = new OffscreenCanvas(width, height)
  const context = image.getContext('2d')
  if (!context) throw new Error('This browser gives no surface to draw on')
  return {
    image,
    context,
    toBlob: (type, quality) => image.convertToBlob({ type, quality }),
  }
}

export const createElementSurface: CreateSurface = (width, height) => {
  const image = Object.assign(document.createElement('canvas'), { width, height })
  const context = image.getContext('2d')
  if (!context) throw new Error('This browser gives no surface to draw on')
  return {
    image,
    context,
    toBlob: (type, quality) =>
      new Promise((resolve, reject) => {
        image.toBlob(
          (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be encoded'))),
          type,
          quality,
        )
      }),
  }
}
