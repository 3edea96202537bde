import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { formatMoney } from '@adamarket/shared/domain/money/format-money.ts'
import { amountOf } from '@adamarket/shared/domain/search/matches-search.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { Suspense } from 'react'

import { TravelTime } from './lazy-near-parts.ts'

type Props = { readonly query: SearchQuery; readonly listing: Listing }

/** What a result answers to the search: what the rental costs, and how far it is from a landmark. */
export function AskedFacts({ query: { cost, near }, listing }: Props) {
  const t = useTranslations('browse')
  const language = useLocale()
  const amount = cost && amountOf(listing, cost)
  return (
    <>
      {cost && amount && (
        <span>{`${t(`search.costs.${cost}`)}: ${formatMoney(amount, language)} `}</span>
      )}
      {near !== undefined && (
        <Suspense fallback={null}>
          <TravelTime near={near} listing={listing} />
        </Suspense>
      )}
    </>
  )
}
