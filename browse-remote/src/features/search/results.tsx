import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { separatorIn } from '@adamarket/shared/i18n/place-name.ts'
import { ListingCardSkeleton } from '@adamarket/shared/ui/listing-card-skeleton.tsx'
import { VisuallyHidden } from '@adamarket/shared/ui/visually-hidden.tsx'
import { Failure } from '@adamarket/shared/site-ui/failure.tsx'
import { ClientSuspense } from '@adamarket/shared/ui/client-suspense.tsx'
import { Suspense, useEffect, useRef } from 'react'
import type { RefObject } from 'react'

import { ListingSummary } from '#components/listing-summary.tsx'

import { AskedFacts } from './asked-facts.tsx'
import { MoreResults } from './more-results.tsx'
import { DidYouMean, NoResults } from './no-results.tsx'
import { ResultRow } from './result-row.tsx'
import type { Instead, ResultList } from './result-list.ts'
import styles from './results.module.css'
import { useShownResults } from './use-shown-results.ts'
import { useResultList } from './use-result-list.ts'
import type { ResultsLayout } from './use-results-layout.ts'

type Props = {
  readonly query: SearchQuery
  readonly results: ResultList
  readonly layout: ResultsLayout
  readonly onApply: (query: SearchQuery) => void
}

/** The number of results that are visible when the page opens. */
const rowsInSight = 4
const skeletonCount = 6

/** The pages of results; or that there are none, or why they could not be read. */
export function Results(props: Props) {
  return (
    <ClientSuspense fallback={<Loading layout={props.layout} />}>
      <Pages {...props} />
    </ClientSuspense>
  )
}

function Pages({ query, results, layout, onApply }: Props) {
  const t = useTranslations('browse')
  const list = useResultList(results)
  const rows = useRef<HTMLUListElement>(null)
  const { shown, showMore } = useShownResults(list)
  const focusNewRow = useFocusOnNewRow(rows, shown.length)
  if (shown.length === 0) {
    const { error, hasMore } = list
    if (error) {
      return <Failure title={t('search.failed')} error={error} onTryAgain={() => void showMore()} />
    }
    return hasMore ? (
      <Loading layout={layout} />
    ) : (
      <NoResults query={query} results={results} onApply={onApply} />
    )
  }
  const compared = new Set(shown.map(({ currency }) => currency))
  if (query.price) compared.add(query.price.currency)
  const isByPrice = query.sort === 'price-up' || query.sort === 'price-down'
  const isConverted = (query.price || isByPrice) && compared.size > 1
  const { start, instead } = list.lastPage ?? {}
  const searched = instead ? { ...query, text: instead.text } : query
  const hasAsked = query.near !== undefined || query.cost !== undefined
  const askedOf = (listing: Listing) => hasAsked && <AskedFacts query={query} listing={listing} />
  return (
    <section aria-label={t('search.results')} className={styles['results']}>
      {instead && <SearchedInstead query={query} instead={instead} onApply={onApply} />}
      {start !== undefined && (
        <p>
          <Link to={hrefs.search(query)}>{t('search.first')}</Link>
        </p>
      )}
      {isConverted && <p className={styles['note']}>{t('search.roughWorth')}</p>}
      <ul ref={rows} role="list" className={styles[layout]}>
        {shown.map((listing, index) => (
          <li key={listing.id}>
            {layout === 'grid' ? (
              <ListingSummary
                listing={listing}
                layout="tile"
                priority={index < rowsInSight}
                query={searched.text}
                isResult
                asked={askedOf(listing)}
              />
            ) : (
              <ResultRow
                listing={listing}
                query={searched.text}
                priority={index < rowsInSight}
                asked={askedOf(listing)}
              />
            )}
          </li>
        ))}
      </ul>
      <MoreResults
        query={searched}
        list={list}
        count={shown.length}
        onShowMore={() => {
          focusNewRow(shown.length)
          void showMore()
        }}
      />
    </section>
  )
}

/** That nothing matches what was typed, and what is shown instead. */
function SearchedInstead({
  query,
  instead,
  onApply,
}: Pick<Props, 'query' | 'onApply'> & { readonly instead: Instead }) {
  const t = useTranslations('browse')
  const language = useLocale()
  const typed = query.typed ?? query.text
  const { text: searched, dropped } = instead
  if (dropped.length === 0) return <p role="status">{t('search.corrected', { typed, searched })}</p>
  return (
    <>
      <p role="status">
        {t('search.dropped', { typed, words: dropped.join(separatorIn(language)) })}
      </p>
      <Suspense fallback={null}>
        <DidYouMean query={query} onApply={onApply} />
      </Suspense>
    </>
  )
}

/**
 * Moves the focus to the first new row when the visitor loads more. The button cannot keep the focus: it
 * is disabled while loading, and removed at the end of the list.
 */
function useFocusOnNewRow(
  rows: RefObject<HTMLUListElement | null>,
  count: number,
): (index: number) => void {
  const next = useRef<number>(undefined)
  useEffect(() => {
    if (next.current === undefined || count <= next.current) return
    const row = rows.current?.children[next.current]
    next.current = undefined
    row?.querySelector('a')?.focus({ preventScroll: true })
  }, [rows, count])
  return (index) => {
    next.current = index
  }
}

function Loading({ layout }: Pick<Props, 'layout'>) {
  const t = useTranslations('browse')
  return (
    <div>
      <p role="status">
        <VisuallyHidden>{t('search.loading')}</VisuallyHidden>
      </p>
      <ul role="list" className={styles[layout]} aria-hidden="true">
        {Array.from({ length: skeletonCount }, (_, index) => (
          <li key={index}>
            <ListingCardSkeleton layout={layout === 'grid' ? 'tile' : 'row'} />
          </li>
        ))}
      </ul>
    </div>
  )
}
