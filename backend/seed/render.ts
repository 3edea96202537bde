import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fitInto, pictureSizes } from '@adamarket/shared/domain/stored-picture.ts'
import sharp from 'sharp'
import { canvas, pixels } from '#seed/pictures/svg.ts'

const format = { quality: 84, effort: 2 } as const

// Two pictures are rendered at a time, each on one thread.
sharp.concurrency(1)

/** A drawing as WebP, in the two sizes that the site stores. */
export type RenderedPicture = { readonly large: Uint8Array; readonly small: Uint8Array }

/**
 * Renders an SVG drawing. What was rendered once is kept in `cacheDir` under a hash of the drawing and
 * of how it is rendered, so a later seeding only reads files.
 */
export async function renderPicture(svg: string, cacheDir: string): Promise<RenderedPicture> {
  const hash = createHash('sha256')
    .update(JSON.stringify({ format, canvas, renderer: sharp.versions }))
    .update(svg)
    .digest('hex')
  const large = await cached(join(cacheDir, `${hash}.webp`), () =>
    sharp(Buffer.from(svg)).webp(format).toBuffer(),
  )
  const small = await cached(join(cacheDir, `${hash}_small.webp`), () =>
    sharp(large).resize(fitInto(pixels, pictureSizes.small)).webp(format).toBuffer(),
  )
  return { large, small }
}

async function cached(file: string, render: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const known = await readFile(file).catch(() => undefined)
  if (known) return known
  const webp = await render()
  await mkdir(dirname(file), { recursive: true })
  // Renamed into place, so that a seeding that is interrupted leaves no half file behind.
  const part = `${file}.${randomUUID()}.part`
  await writeFile(part, webp)
  await rename(part, file)
  return webp
}
