import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'
import { chipClass } from '@adamarket/shared/ui/chip.tsx'

import { findGuess } from './find-guess.ts'

type Props = {
  readonly query: SearchQuery
  readonly onApply: (query: SearchQuery) => void
}

/** Offers the search that the visitor may have wanted to type, where a text finds nothing. */
export function DidYouMean({ query, onApply }: Props) {
  const t = useTranslations('browse')
  const { listings } = useHostServices()
  const { value: guess } = usePort(() => findGuess(listings, query), [listings, query])
  if (!guess) return null
  const { typed: _typed, ...search } = guess
  return (
    <button type="button" className={chipClass()} onClick={() => onApply(search)}>
      {t('search.didYouMean', { text: guess.text })}
    </button>
  )
}
