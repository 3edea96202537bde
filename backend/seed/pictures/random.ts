/** Choices that look random and are the same on every run, because they follow from a text. */
export type Random = {
  /** A number from `from` up to, not including, `to`. */
  between(from: number, to: number): number
  /** One of the choices. */
  pick<Choice>(choices: readonly [Choice, ...Choice[]]): Choice
  /** True with this probability, 0 to 1. */
  chance(probability: number): boolean
}

/** The same text gives the same sequence of choices, on every machine. */
export function randomFrom(text: string): Random {
  let state = hash(text)
  // mulberry32: small, and good enough for pictures.
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    between: (from, to) => from + next() * (to - from),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    chance: (probability) => next() < probability,
  }
}

function hash(text: string): number {
  let value = 2_166_136_261
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16_777_619)
  }
  return value | 0
}
