import { foldDigits } from '#domain/text/fold-digits.ts'
import { foldText } from '#domain/text/fold-text.ts'

import { stemOf } from './words.ts'

/** Ways to say something in another script than most titles, separated by `; `, by what titles say. */
export type SearchWords = Readonly<Record<string, string>>

/** Some words of a text, with what titles say for them, if it is known. */
type Phrase = { readonly words: readonly Word[]; readonly said?: string }

/** A text in the words of titles. */
export type Translation = {
  /** What to search by instead, the best first: the translation, and the text. */
  readonly texts: readonly string[]
  /** The phrases of the text, as typed, with what titles say for them, if it is known. */
  readonly phrases: readonly { readonly typed: string; readonly said?: string | undefined }[]
}

type Word = { readonly folded: string; readonly start: number; readonly end: number }

const wordForm = /\p{L}[\p{L}\p{M}]*/gu
const betweenWords = /^[^\p{L}\p{N}]*$/u

/**
 * Translates what people search for, word by word, into the words of titles: `квартира в кирении` is `apartment Girne`.
 * A word that is not known stays as it is.
 *
 * @returns undefined when no word is known, or none but those that mean nothing
 */
export function textTranslator(
  tables: readonly SearchWords[],
): (text: string) => Translation | undefined {
  const known = new Map<string, string>()
  const knownStems = new Map<string, string>()
  let longest = 0
  for (const words of tables) {
    for (const [said, ways] of Object.entries(words)) {
      for (const way of ways.split('; ')) {
        const parts = wordsIn(way).map(({ folded }) => folded)
        known.set(parts.join(' '), said)
        knownStems.set(parts.map(stemOf).join(' '), said)
        longest = Math.max(longest, parts.length)
      }
    }
  }
  const meaningOf = (phrase: readonly Word[]) => {
    const parts = phrase.map(({ folded }) => folded)
    return known.get(parts.join(' ')) ?? knownStems.get(parts.map(stemOf).join(' '))
  }

  const phraseAt = (text: string, words: readonly Word[], from: number): Phrase => {
    for (let length = Math.min(longest, words.length - from); length > 0; length -= 1) {
      const phrase = words.slice(from, from + length)
      const said = isTogether(text, phrase) ? meaningOf(phrase) : undefined
      if (said !== undefined) return { words: phrase, said }
    }
    return { words: words.slice(from, from + 1) }
  }

  return (typed) => {
    // An Arabic keyboard has other digits, which typed filters do not know.
    const text = foldDigits(typed)
    const words = wordsIn(text)
    const phrases: Phrase[] = []
    for (let from = 0; from < words.length; from += phrases.at(-1)?.words.length ?? 1) {
      phrases.push(phraseAt(text, words, from))
    }
    if (phrases.every(({ said }) => said === undefined)) return undefined
    const translation = rewritten(text, phrases)
    // Every listing matches an empty text.
    if (translation === '') return undefined
    const said = phrases.map((phrase) => ({ typed: textOf(text, phrase), said: phrase.said }))
    return { texts: [translation, text], phrases: said }
  }
}

function textOf(text: string, { words }: Phrase): string {
  return text.slice(words[0]?.start, words.at(-1)?.end)
}

/** A text with the phrases that mean something replaced by what they mean. */
function rewritten(text: string, phrases: readonly Phrase[]): string {
  let end = 0
  const parts = phrases.flatMap(({ words, said }) => {
    const [first, last] = [words[0], words.at(-1)]
    if (!first || !last || said === undefined) return []
    const before = text.slice(end, first.start)
    end = last.end
    return [before, said]
  })
  return [...parts, text.slice(end)].join('').replaceAll(/\s+/gu, ' ').trim()
}

function wordsIn(text: string): readonly Word[] {
  return [...text.matchAll(wordForm)].map(({ 0: word, index }) => ({
    folded: foldText(word),
    start: index,
    end: index + word.length,
  }))
}

/** Whether nothing but spaces and signs is between the words. */
function isTogether(text: string, words: readonly Word[]): boolean {
  return words.every(({ end }, index) => {
    const next = words[index + 1]
    return !next || betweenWords.test(text.slice(end, next.start))
  })
}
