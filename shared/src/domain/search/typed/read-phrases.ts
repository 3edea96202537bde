import { foldText } from '#domain/text/fold-text.ts'

import type { Meaning } from './phrases.ts'
import { keyOf, maxPhraseWords, phrases } from './phrases.ts'

/** A word, number or sign of a typed text. */
export type Token = {
  /** Folded, without a suffix after an apostrophe. */
  readonly word: string
  readonly start: number
  readonly end: number
}

/** Some tokens of a text. */
export type Part = {
  readonly from: number
  /** Exclusive. */
  readonly to: number
}

/** Some tokens with the meanings that they have together. */
export type Phrase = Part & {
  readonly meanings: readonly Meaning[]
}

/** Rooms (`2+1`, `2 artı 1`), a number, square metres, a word with a suffix, a sign. */
const tokenForm =
  /(?<![\d+])\d\s?(?:\+|art[ıi])\s?\d(?![\d+])|\d+(?:[.,]\d+)*|m[2²](?!\d)|(\p{L}[\p{L}\p{M}]*)(?:['’ʼ`]\p{L}+)?|[£€$₺+–-]/giu

const turkishPlus = /\s?art[ıi]\s?|\s?\+\s?/u

/** Endings that stems keep: `sterline kadar`, `liradan`, `poundluk`. */
const caseEnding = /(?:y?[ae]|[dt][ae]n?|l[iu]k)$/u

export function tokensOf(text: string): readonly Token[] {
  return [...text.matchAll(tokenForm)].map(({ 0: all, 1: word = all, index }) => ({
    word: /^\d\s?\D/u.test(word) ? word.replace(turkishPlus, '+') : foldText(word),
    start: index,
    end: index + all.length,
  }))
}

/** The phrases that a text has, in order; of two that begin with the same word, the longer one. */
export function phrasesOf(tokens: readonly Token[]): readonly Phrase[] {
  const found: Phrase[] = []
  let from = 0
  while (from < tokens.length) {
    const phrase = matchPhrase(tokens, from)
    if (phrase) found.push(phrase)
    from = phrase?.to ?? from + 1
  }
  return found
}

function matchPhrase(tokens: readonly Token[], from: number): Phrase | undefined {
  for (let length = maxPhraseWords; length > 0; length -= 1) {
    const words = tokens.slice(from, from + length).map(({ word }) => word)
    if (words.length < length) continue
    const meanings = phrases.get(keyOf(words)) ?? (length === 1 ? measureIn(words[0]) : undefined)
    if (meanings) return { from, to: from + length, meanings }
  }
  return undefined
}

function measureIn(word = ''): readonly Meaning[] | undefined {
  const meanings = phrases.get(keyOf([word.replace(caseEnding, '')]))
  return meanings?.some(({ is }) => is === 'currency' || is === 'unit') ? meanings : undefined
}

type Found<Is extends Meaning['is']> = {
  readonly phrase: Phrase
  readonly meaning: Extract<Meaning, { is: Is }>
}

/** The phrases that may mean something of a kind, with that meaning. */
export function allOf<Is extends Meaning['is']>(
  found: readonly Phrase[],
  is: Is,
): readonly Found<Is>[] {
  return found.flatMap((phrase) =>
    phrase.meanings
      .filter((one): one is Extract<Meaning, { is: Is }> => one.is === is)
      .map((meaning) => ({ phrase, meaning })),
  )
}
