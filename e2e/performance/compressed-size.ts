import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'

const sizes = new Map<string, number>()

/** The size of a script or style with Brotli at its best, however the local server compresses it. */
export function compressedSize(content: Buffer): number {
  // At its best Brotli is slow, and pages share most of their files.
  const key = createHash('sha256').update(content).digest('base64')
  const size = sizes.get(key) ?? brotliCompressSync(content).length
  sizes.set(key, size)
  return size
}
