/**
 * The number that people tell each other instead of a listing's id: nine digits, the same wherever it is computed, and
 * found by search. Two listings seldom have the same one.
 */
export function listingNumber(id: string): string {
  let hash = 0x811c9dc5
  // FNV-1a, in 32 bits.
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return String(100_000_000 + ((hash >>> 0) % 900_000_000))
}
