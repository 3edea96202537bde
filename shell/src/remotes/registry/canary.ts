/**
 * Whether a visitor is in the share that gets a canary. The same visitor always gets the same answer,
 * also when the share grows; each canary selects different visitors.
 *
 * @param percent of all visitors, 0 to 100
 */
export function isInCanary(visitorId: string, canary: string, percent: number): boolean {
  return spread(`${canary} ${visitorId}`) < percent / 100
}

/** Maps a text to a number from 0 to below 1: FNV-1a, then the finalizer of MurmurHash3, since short texts differ in few bits. */
function spread(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
