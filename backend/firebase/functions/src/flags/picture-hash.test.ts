import { readFileSync } from 'node:fs'

import sharp from 'sharp'
import { expect, it } from 'vitest'

import { hashPicture, isSamePicture, keysOfPicture } from './picture-hash.ts'

const seeded = (name: string) =>
  readFileSync(new URL(`../../../../local/seed/pictures/${name}.webp`, import.meta.url))

const hashOf = async (bytes: Uint8Array) => (await hashPicture(bytes)) ?? 'no picture'

const civic = seeded('honda-civic-1-8-i-vtec-1')

it.each<[string, () => Promise<Uint8Array>]>([
  ['of another size', () => sharp(civic).resize(300).webp().toBuffer()],
  ['of another format', () => sharp(civic).jpeg({ quality: 60 }).toBuffer()],
  ['of an old phone', () => sharp(civic).resize(480).png({ palette: true }).toBuffer()],
])('a copy %s is the same picture, and found', async (_what, copy) => {
  const [one, other] = [await hashOf(civic), await hashOf(await copy())]
  expect(isSamePicture(one, other)).toBe(true)
  expect(keysOfPicture(one).filter((key) => keysOfPicture(other).includes(key))).not.toEqual([])
})

it.each(['honda-civic-1-8-i-vtec-2', 'mazda-rx-8-1', 'macbook-air-m1-1'])(
  '%s is another picture',
  async (name) => {
    expect(isSamePicture(await hashOf(civic), await hashOf(seeded(name)))).toBe(false)
  },
)

it('a drawing in other colours is another picture', async () => {
  const recoloured = await sharp(civic).tint({ r: 200, g: 120, b: 20 }).webp().toBuffer()
  expect(isSamePicture(await hashOf(civic), await hashOf(recoloured))).toBe(false)
})

it.each<[string, () => Promise<Uint8Array>]>([
  ['a text', async () => Buffer.from('picture')],
  [
    'an SVG',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
  [
    'a single colour',
    () =>
      sharp({ create: { width: 80, height: 60, channels: 3, background: 'red' } })
        .webp()
        .toBuffer(),
  ],
])('%s has no hash', async (_what, bytes) => {
  expect(await hashPicture(await bytes())).toBeUndefined()
})
