import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { largePng } from './hostile-pictures.ts'
import { openPicture } from './open-picture.ts'

const statusOf = async (bytes: Uint8Array) => (await openPicture(bytes)).status

async function decoded(bytes: Uint8Array) {
  const opened = await openPicture(bytes)
  if (opened.status !== 'readable') throw new Error(opened.status)
  const { info } = await opened.picture.webp().toBuffer({ resolveWithObject: true })
  return info
}

const blank = (width: number, height: number, background = { r: 0, g: 128, b: 128 }) =>
  sharp({ create: { width, height, channels: 3, background } })

describe('a picture', () => {
  it('of few bytes and too many pixels is refused before it is decoded', async () => {
    const bytes = largePng(16_000)
    expect(bytes.length).toBeLessThan(100_000)
    const before = process.memoryUsage().rss
    expect(await statusOf(bytes)).toBe('too-large')
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000)
  })

  it.each([
    [3_125_000, 16],
    [16, 3_125_000],
    [16_385, 100],
  ])('of %i by %i pixels is refused before it is decoded', async (width, height) => {
    expect(await statusOf(largePng(width, height))).toBe('too-large')
  })

  it('may be 16,384 pixels long', async () => {
    expect(await statusOf(largePng(16_384, 100))).toBe('readable')
  })

  it('may have 50 megapixels, as an AVIF 16', async () => {
    expect(await statusOf(largePng(7071))).toBe('readable')
    expect(await statusOf(largePng(7072))).toBe('too-large')
    const avif = (side: number) => blank(side, 1000).avif({ effort: 0 }).toBuffer()
    expect(await statusOf(await avif(16_000))).toBe('readable')
    expect(await statusOf(await avif(16_001))).toBe('too-large')
  })

  it.each(['gif', 'webp'] as const)(
    'of %s is its first frame, however many it has',
    async (format) => {
      const colours = Array.from({ length: 50 }, (_, index) => ({ r: index, g: 0, b: 0 }))
      const frames = await Promise.all(
        colours.map((colour) => blank(300, 200, colour).png().toBuffer()),
      )
      const bytes = await sharp(frames, { join: { animated: true } })
        .toFormat(format)
        .toBuffer()
      expect(await decoded(bytes)).toMatchObject({ width: 300, height: 200 })
    },
  )

  it('that was taken sideways is upright', async () => {
    const bytes = await blank(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await decoded(bytes)).toMatchObject({ width: 200, height: 300 })
  })

  it.each([
    ['HTML', '<html><body>A picture</body></html>'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['a PDF', '%PDF-1.7\n'],
    ['nothing', ''],
  ])('that is %s is unreadable', async (_what, text) => {
    expect(await statusOf(Buffer.from(text))).toBe('unreadable')
  })
})
