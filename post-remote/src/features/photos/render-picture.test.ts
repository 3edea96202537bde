import { afterEach, expect, it, vi } from 'vitest'

import { renderPicture } from './render-picture.ts'

afterEach(() => vi.unstubAllGlobals())

it.each(['image/webp', 'image/jpeg'])('draws a picture on white, as %s too', async (type) => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 8, height: 6, close: () => undefined }))
  const surfaces: string[][] = []
  const rendered = await renderPicture(new Blob(['picture']), 0, (width, height) => {
    const calls: string[] = []
    surfaces.push(calls)
    const image = document.createElement('canvas')
    const context = Object.assign(Object.create(null), {
      fillStyle: '#000',
      fillRect: (...area: number[]) => calls.push(`${context.fillStyle} ${area.join(' ')}`),
      translate: () => undefined,
      rotate: () => undefined,
      drawImage: () => calls.push('picture'),
    })
    return {
      image: Object.assign(image, { width, height }),
      context,
      toBlob: async () => new Blob(['encoded'], { type }),
    }
  })
  expect(rendered.large.type).toBe(type)
  const drawn = surfaces.filter((calls) => calls.length > 0)
  expect(drawn).not.toHaveLength(0)
  for (const calls of drawn) expect(calls).toEqual(['#fff 0 0 8 6', 'picture'])
})
