import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { box, picture } from '#seed/pictures/svg.ts'
import { renderPicture } from '#seed/render.ts'

let cacheDir = ''

beforeEach(async () => {
  cacheDir = join(await mkdtemp(join(tmpdir(), 'pictures-')), 'not-there-yet')
})

afterEach(async () => {
  await rm(join(cacheDir, '..'), { recursive: true })
})

const red = picture(box(0, 0, 960, 720, '#b8324a'))
const blue = picture(box(0, 0, 960, 720, '#1c8fae'))

it('renders a drawing to WebP, in two sizes', async () => {
  const { large, small } = await renderPicture(red, cacheDir)
  expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', width: 1280, height: 960 })
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 480, height: 360 })
})

it('reads from the cache what it rendered before', async () => {
  await renderPicture(red, cacheDir)
  for (const file of await readdir(cacheDir)) {
    await writeFile(
      join(cacheDir, file),
      `the cached ${file.includes('small') ? 'small' : 'large'}`,
    )
  }
  const { large, small } = await renderPicture(red, cacheDir)
  expect(Buffer.from(large).toString()).toBe('the cached large')
  expect(Buffer.from(small).toString()).toBe('the cached small')
})

it('keeps the two files of each drawing and no other', async () => {
  await renderPicture(red, cacheDir)
  await renderPicture(blue, cacheDir)
  await renderPicture(red, cacheDir)
  const files = await readdir(cacheDir)
  expect(files).toHaveLength(4)
  expect(files.every((file) => file.endsWith('.webp'))).toBe(true)
})
