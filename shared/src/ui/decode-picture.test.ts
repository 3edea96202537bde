import { afterEach, expect, it, vi } from 'vitest'

import { decodePicture } from './decode-picture.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser as it is: it decodes a JPEG only up to the marker of its end. */
function stubDecoder() {
  const bitmap = { width: 8, height: 6, close: () => undefined }
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const isWhole = bytes[0] === 0xff && bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9
    if (!isWhole) throw new DOMException('It could not be decoded', 'InvalidStateError')
    return bitmap
  })
  return bitmap
}

const start = [0xff, 0xd8, 0xff, 0xda]

it.each([
  ['that is whole', [...start, 1, 2, 3, 0xff, 0xd9]],
  ['without its last byte', [...start, 1, 2, 3, 0xff]],
  ['without its last two bytes', [...start, 1, 2, 3]],
  ['without its second half', [...start, 1]],
])('decodes a JPEG %s', async (_what, bytes) => {
  const bitmap = stubDecoder()
  expect(await decodePicture(new Blob([new Uint8Array(bytes)]))).toBe(bitmap)
})

it('rejects when the browser cannot read the file', async () => {
  stubDecoder()
  await expect(decodePicture(new Blob(['<html>']))).rejects.toThrow('could not be decoded')
})
