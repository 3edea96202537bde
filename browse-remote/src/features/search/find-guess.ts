import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { ListingsPort } from '@adamarket/shared/domain/ports.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { ok } from '@adamarket/shared/domain/result.ts'
import { isInOtherScript } from '@adamarket/shared/domain/search/is-in-other-script.ts'
import { guessTexts } from '@adamarket/shared/domain/search/guess-texts.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { textsOf } from '@adamarket/shared/domain/search/search-query.ts'

/** Each costs up to six counts. */
const maxGuesses = 2

/** A search that the visitor may have wanted to type, on another keyboard or in other letters, if it finds something. */
export async function findGuess(
  { count }: ListingsPort,
  query: SearchQuery,
): Promise<Result<SearchQuery | undefined, AppError>> {
  const guesses = await Promise.all(
    guessTexts(query.text).map(async (text) => await translated({ ...query, text })),
  )
  // Those that have a known word first.
  const likely = guesses.toSorted((one, other) => textsOf(other).length - textsOf(one).length)
  for (const guess of likely.slice(0, maxGuesses)) {
    const counted = await count(guess)
    if (!counted.ok) return counted
    if (counted.value.count > 0) return ok(guess)
  }
  return ok(undefined)
}

async function translated(query: SearchQuery): Promise<SearchQuery> {
  if (!isInOtherScript(query.text)) return query
  const { withTranslation } = await import(
    /* webpackChunkName: "translate-search" */ '@adamarket/shared/i18n/translate-search.ts'
  )
  return withTranslation(query)
}
