import { correctText } from './correct-text.ts'
import { isFiller } from './filler-words.ts'
import { weightOf, weightOfThings, widerThan } from './word-weights.ts'
import { wordsOf } from './words.ts'

/** What finds something where a text does not. */
export type OtherWords<Found> = {
  readonly found: Found
  readonly text: string
  /** The words of the text that were left out, in its order. */
  readonly dropped: readonly string[]
}

type Tries<Found> = {
  /** What a text finds; undefined: nothing. */
  readonly find: (text: string) => Promise<Found | undefined>
  /** Whether a word finds anything by itself. */
  readonly occurs: (word: string) => Promise<boolean>
  /** Whether the search has filters, which find something of their own. */
  readonly hasFilters: boolean
}

/** A word of the text as it is searched for. */
type UsableWord = {
  readonly typed: string
  readonly word: string
  /** Only what the typed word is a part of: the town of a university, the category of a thing. */
  readonly isWider?: true
}

/** Each costs a search for one listing: a longer text is cut. */
const maxWords = 6
/** Each costs a search. */
const maxTries = 8

/** Of words that say as much the first one counts, and of things the last one: `pet friendly apartment`. */
const weightOfOrder = 0.01

/**
 * Searches for something near a text that finds nothing: with its misspelt words corrected, and else without the words that
 * find nothing, and without those that say least. A university gives way to its town, and a thing to its category.
 */
export async function findWithOtherWords<Found>(
  text: string,
  { find, occurs, hasFilters }: Tries<Found>,
): Promise<OtherWords<Found> | undefined> {
  const corrected = correctText(text)
  const found = corrected === undefined ? undefined : await find(corrected)
  if (corrected !== undefined && found) return { found, text: corrected, dropped: [] }

  const typed = tellingWords(text)
  // One word alone has found nothing.
  const isFound = async (word: string) => word !== typed.join(' ') && (await occurs(word))
  const near = await Promise.all(typed.slice(0, maxWords).map((word) => nearestTo(word, isFound)))
  const usable = near.filter((one) => one !== undefined)
  for (const some of fewerAndFewer(usable, hasFilters)) {
    const rest = some.map(({ word }) => word).join(' ')
    // All words as typed have found nothing.
    const other = rest === typed.join(' ') ? undefined : await find(rest)
    if (other) {
      const isUsed = (word: string) => some.some((one) => one.typed === word && !one.isWider)
      return { found: other, text: rest, dropped: typed.filter((word) => !isUsed(word)) }
    }
  }
  return undefined
}

/** A word, its correction, or what is wider than it: the first that finds anything. */
async function nearestTo(
  typed: string,
  occurs: (word: string) => Promise<boolean>,
): Promise<UsableWord | undefined> {
  if (await occurs(typed)) return { typed, word: typed }
  const corrected = correctText(typed)
  if (corrected !== undefined && (await occurs(corrected))) return { typed, word: corrected }
  const word = widerThan(corrected ?? typed)
  return word !== undefined && (await occurs(word)) ? { typed, word, isWider: true } : undefined
}

/** Some of the words, those first that leave out what says least; at last the one that says most, which finds something. */
function fewerAndFewer(
  words: readonly UsableWord[],
  mayBeNone: boolean,
): readonly (readonly UsableWord[])[] {
  const weighedWords = words.map((one, at) => {
    const weight = weightOf(one.isWider ? one.typed : one.word)
    return { one, weight: weight + (weight === weightOfThings ? at : -at) * weightOfOrder }
  })
  const all = Array.from({ length: 2 ** words.length }, (_, mask) =>
    weighedWords.filter((_one, at) => ((mask >> at) & 1) === 0),
  )
  const sets = all
    .map((some) => ({
      some: some.map(({ one }) => one),
      weight: some.reduce((sum, { weight }) => sum + weight, 0),
    }))
    .filter(({ some }) => some.length > 0 || mayBeNone)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ some }) => some)
  const last = mayBeNone ? sets.at(-1) : sets.find(({ length }) => length === 1)
  return [...sets.slice(0, maxTries), ...(last ? [last] : [])]
}

/** As typed, without fillers and signs beside them. */
function tellingWords(text: string): readonly string[] {
  return text
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => !wordsOf(word).every(isFiller))
}
