import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fitInto, pictureSizes } from '@adamarket/shared/domain/stored-picture.ts'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { allListings } from '#seed/all-listings.ts'
import { filesOf, pixels } from '#seed/pictures.ts'

const folder = new URL('pictures/', import.meta.url)
const used = allListings
  .flatMap(({ pictures }) => pictures)
  .map((picture) => filesOf(picture, 'uid', 'id'))

it('every named picture exists, and every file is used', () => {
  const named = used.flatMap(({ large, small }) => [large.source.href, small.source.href])
  const there = readdirSync(folder).map((file) => new URL(file, folder).href)
  expect(there.toSorted()).toEqual([...new Set(named)].toSorted())
})

it('every picture has the size in its name', async () => {
  const wanted = { large: pixels, small: fitInto(pixels, pictureSizes.small) }
  const wrong: string[] = []
  for (const files of used) {
    for (const size of ['large', 'small'] as const) {
      const { source, path } = files[size]
      const { format, width, height } = await sharp(readFileSync(source)).metadata()
      const { width: w, height: h } = wanted[size]
      if (format !== 'webp' || width !== w || height !== h) wrong.push(source.pathname)
      if (!path.includes(`_${pixels.width}x${pixels.height}`)) wrong.push(path)
    }
  }
  expect(wrong).toEqual([])
})

it('the seed data stays below 4 MB', () => {
  const pictures = readdirSync(folder).map((file) => new URL(file, folder))
  const data = ['listings.json', 'sellers.json'].map((file) => new URL(file, import.meta.url))
  const bytes = [...pictures, ...data].reduce((sum, file) => sum + statSync(file).size, 0)
  expect(bytes).toBeLessThan(4_000_000)
})
