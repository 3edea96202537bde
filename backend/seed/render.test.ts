import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

it('renders a drawing to WebP', async () => {
  const webp = Buffer.from(await renderPicture(red, cacheDir))
  expect(webp.toString('latin1', 0, 4)).toBe('RIFF')
  expect(webp.toString('latin1', 8, 12)).toBe('WEBP')
})

it('reads from the cache what it rendered before', async () => {
  await renderPicture(red, cacheDir)
  const [file = ''] = await readdir(cacheDir)
  await writeFile(join(cacheDir, file), 'from the cache')
  expect(Buffer.from(await renderPicture(red, cacheDir)).toString()).toBe('from the cache')
})

it('keeps one file for each drawing and no other', async () => {
  await renderPicture(red, cacheDir)
  await renderPicture(blue, cacheDir)
  await renderPicture(red, cacheDir)
  const files = await readdir(cacheDir)
  expect(files).toHaveLength(2)
  expect(files.every((file) => file.endsWith('.webp'))).toBe(true)
})
