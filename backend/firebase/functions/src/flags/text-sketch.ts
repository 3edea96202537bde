import { wordsOf } from '@adamarket/shared/domain/search/words.ts'

import { shortHash } from '#functions/limits/record-action.ts'

/** The number of words in a sequence that is compared, and in a text that has a sketch. */
const sequenceLength = 4
const minWords = 12

/** The number of hashes in a sketch, and how many of them the same text has in common. */
const sketchSize = 8
const minCommonHashes = 5

/**
 * A sketch of a text: the 8 smallest hashes of its sequences of four words. A text with a few other words, numbers or a
 * new order of its sentences has most of them in common. Empty for a text of less than 12 words,
 * such as "As good as new", which many sellers write.
 */
export function sketchText(text: string): readonly string[] {
  const words = wordsOf(text).filter((word) => !/^\d/.test(word))
  if (words.length < minWords) return []
  const sequences = words
    .slice(sequenceLength - 1)
    .map((_, start) => words.slice(start, start + sequenceLength).join(' '))
  return [...new Set(sequences.map(shortHash))].toSorted().slice(0, sketchSize)
}

/** Whether two sketches are of the same text. */
export function isSameText(one: readonly string[], other: readonly string[]): boolean {
  return one.filter((hash) => other.includes(hash)).length >= minCommonHashes
}

/** The keys of a sketch in the index. */
export function keysOfText(sketch: readonly string[]): readonly string[] {
  return sketch.map((hash) => `text:${hash}`)
}
