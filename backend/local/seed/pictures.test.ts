import { readdirSync, readFileSync, statSync } from 'node:fs'
import {
  fitInto,
  pictureBytes,
  pictureSizes,
} from '@adamarket/shared/domain/listing/stored-picture.ts'
import sharp from 'sharp'
import { expect, it } from 'vitest'

import { allListings } from './all-listings.ts'
import { pixels, readPicture } from './pictures.ts'

const folder = new URL('pictures/', import.meta.url)
const used = [...new Set(allListings.flatMap(({ pictures }) => pictures))]

it('every named picture exists, and every file is used', () => {
  expect(readdirSync(folder).toSorted()).toEqual(used.map((name) => `${name}.webp`).toSorted())
})

it('every picture has the size in its name', async () => {
  const wrong: string[] = []
  for (const name of used) {
    const file = readFileSync(new URL(`${name}.webp`, folder))
    const { format, width, height } = await sharp(file).metadata()
    if (format !== 'webp' || width !== pixels.width || height !== pixels.height) wrong.push(name)
  }
  expect(wrong).toEqual([])
})

it('a small picture is as large as the form makes it', async () => {
  const { small } = await readPicture(used[0] ?? '')
  const { format, width, height } = await sharp(small).metadata()
  expect({ format, width, height }).toEqual({
    format: 'webp',
    ...fitInto(pixels, pictureSizes.small),
  })
  expect(small.length).toBeLessThan(pictureBytes.small)
})

it('the seed data stays below 4 MB', () => {
  const pictures = readdirSync(folder).map((file) => new URL(file, folder))
  const data = ['listings.json', 'sellers.json'].map((file) => new URL(file, import.meta.url))
  const bytes = [...pictures, ...data].reduce((sum, file) => sum + statSync(file).size, 0)
  expect(bytes).toBeLessThan(4_000_000)
})
