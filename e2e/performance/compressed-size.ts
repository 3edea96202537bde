import { brotliCompressSync } from 'node:zlib'

const sizes = new Map<string, number>()

/** The size of a file with Brotli at its best, however the local server compresses it. */
export async function compressedSize(url: string): Promise<number> {
  const known = sizes.get(url)
  if (known !== undefined) return known
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  const size = brotliCompressSync(Buffer.from(await answer.arrayBuffer())).length
  sizes.set(url, size)
  return size
}
