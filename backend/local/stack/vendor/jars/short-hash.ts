import { createHash } from 'node:crypto'

/** A hash of the parts, short enough for a file name. */
export function shortHash(...parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 12)
}
