import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { canvas } from '#seed/pictures/svg.ts'

const format = { quality: 84, effort: 2 } as const

// Two pictures are rendered at a time, each on one thread.
sharp.concurrency(1)

/**
 * The WebP bytes of an SVG drawing. What was rendered once is kept in `cacheDir` under a hash of the
 * drawing and of how it is rendered, so a later seeding only reads files.
 */
export async function renderPicture(svg: string, cacheDir: string): Promise<Uint8Array> {
  const hash = createHash('sha256')
    .update(JSON.stringify({ format, canvas, renderer: sharp.versions }))
    .update(svg)
    .digest('hex')
  const file = join(cacheDir, `${hash}.webp`)
  const cached = await readFile(file).catch(() => undefined)
  if (cached) return cached
  const webp = await sharp(Buffer.from(svg)).webp(format).toBuffer()
  await mkdir(cacheDir, { recursive: true })
  // Renamed into place, so that a seeding that is interrupted leaves no half file behind.
  const part = `${file}.${randomUUID()}.part`
  await writeFile(part, webp)
  await rename(part, file)
  return webp
}
