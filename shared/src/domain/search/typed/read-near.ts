import type { LandmarkCode, LandmarkKind } from '#domain/areas/landmarks.ts'
import type { City } from '#domain/location.ts'

import type { Part, Phrase, Token } from './read-phrases.ts'
import { allOf } from './read-phrases.ts'

/** What a text says that a home should be near. */
export type TypedNear = {
  readonly near: LandmarkCode | LandmarkKind
  /** That of a landmark; absent for a kind. */
  readonly city?: City
  /** Whether a word such as `near` says so, and not the name alone. */
  readonly isSaid: boolean
  readonly said: readonly Part[]
}

/** The first landmark that a text names, or, if it says near, the first kind of them. */
export function readNear(
  tokens: readonly Token[],
  phrases: readonly Phrase[],
): TypedNear | undefined {
  const words = allOf(phrases, 'near').map(({ phrase: { from, to } }) => ({
    from: isNumber(tokens[from - 1]) ? from - 1 : from,
    to,
  }))
  const isSaid = words.length > 0
  const landmark = allOf(phrases, 'landmark').find(
    // `Girne centre` is an area as well.
    ({ phrase }) => isSaid || !phrase.meanings.some(({ is }) => is === 'area'),
  )
  if (landmark) {
    const { near, city } = landmark.meaning
    return { near, city, isSaid, said: [...words, landmark.phrase] }
  }
  const [kind] = isSaid ? allOf(phrases, 'landmarks') : []
  return kind && { near: kind.meaning.near, isSaid, said: [...words, kind.phrase] }
}

/** `5 min to EUL`: how near is not read. */
function isNumber(token: Token | undefined): boolean {
  return token !== undefined && /^\d+$/.test(token.word)
}
