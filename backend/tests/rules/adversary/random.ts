/** Pseudo-random numbers from a seed, so that a finding can be reproduced. */
export type Random = {
  /** An integer from 0 to below `below`. */
  below(below: number): number
  /** One of some values. */
  pick<Value>(values: readonly [Value, ...Value[]]): Value
  /** `length` characters: letters, punctuation and emoji. */
  text(length: number): string
}

const alphabet = [...'abcdefghijklmnopqrstuvwxyzABCÇĞİIÖŞÜçğıöşü0123456789 .,-<>&"\'/\\{}$%日本ع🚗']

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  /** mulberry32 */
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  const pick = <Value>(values: readonly [Value, ...Value[]]): Value =>
    values[below(values.length)] ?? values[0]
  return {
    below,
    pick,
    text: (length) => Array.from({ length }, () => alphabet[below(alphabet.length)]).join(''),
  }
}
