import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { Link, useNavigationType } from '@adamarket/shared/contract/router.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import { useReported } from '@adamarket/shared/contract/use-reported.ts'
import { placeName } from '@adamarket/shared/i18n/place-name.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { ClientSuspense } from '@adamarket/shared/ui/client-suspense.tsx'
import { EmptyState } from '@adamarket/shared/ui/empty-state.tsx'
import { TryAgain } from '@adamarket/shared/site-ui/failure.tsx'
import { TagIcon } from '@adamarket/shared/ui/icons/status.tsx'
import { ListingCardsLoading } from '@adamarket/shared/ui/listing-cards-loading.tsx'
import { ListingGrid } from '@adamarket/shared/ui/listing-grid.tsx'
import { startTransition, use, useEffect, useId, useState } from 'react'
import { useStore } from 'zustand'

import { ListingSummary } from '#components/listing-summary.tsx'

import type { HomeData, Newest } from './home-loader.ts'
import { isFresh, newestCount } from './home-loader.ts'
import { useNewest } from './use-newest.ts'
import styles from './featured-listings.module.css'

type Again = {
  readonly after: HomeData
  readonly newest: Newest
  /** The user has requested it, and should see that it is loading. */
  readonly isRetry?: true
}

/** The newest listings (specification, section 2.2). */
export function FeaturedListings({ home }: { readonly home: HomeData }) {
  const t = useTranslations('browse')
  const { connectivity } = useHostServices()
  const { newest, isCached, refresh } = home
  const [again, setAgain] = useState<Again>()
  const headingId = useId()
  const navigationType = useNavigationType()
  const isOutdated = isCached && navigationType !== 'POP'
  useEffect(() => {
    if (!isOutdated) return
    const fresh = refresh()
    // Cached listings stay until the new ones are loaded, and when that fails.
    void fresh.then(async (answer) => {
      if (!(await isFresh(answer, connectivity))) return
      startTransition(() => setAgain({ after: home, newest: fresh }))
    })
  }, [isOutdated, home, refresh, connectivity])
  // A retry replaces only the first attempt, not that of a later visit.
  const isAgain = again?.after === home
  const reading = isAgain ? again.newest : newest
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles['heading']}>
        {t('home.featured')}
      </h2>
      <WholeIsland />
      <ClientSuspense key={isAgain && again.isRetry ? 'again' : 'first'} fallback={<Loading />}>
        <Cards
          newest={reading}
          onTryAgain={() => setAgain({ after: home, newest: refresh(), isRetry: true })}
        />
      </ClientSuspense>
    </section>
  )
}

function Loading() {
  const t = useTranslations('browse')
  return <ListingCardsLoading label={t('home.loading')} count={newestCount} />
}

/** Says that these listings do not follow the selected location, and leads to those that do. */
function WholeIsland() {
  const t = useTranslations('browse')
  const language = useLocale()
  const { selectedLocation } = useHostServices()
  const location = useStore(selectedLocation, (state) => state.selectedLocation)
  if (location === 'All') return null
  return (
    <p className={styles['island']}>
      {t('home.wholeIsland')}
      <Link to={hrefs.search({ text: '', location })}>
        {t('home.newIn', { place: placeName(location, language) })}
      </Link>
    </p>
  )
}

const none: readonly [] = []

type CardsProps = {
  readonly newest: Newest
  readonly onTryAgain: () => void
}

function Cards({ newest, onTryAgain }: CardsProps) {
  const t = useTranslations('browse')
  const found = use(newest)
  const { shown, isReading } = useNewest(found.ok ? found.value : none)
  useReported('The newest listings could not be read', found.ok ? undefined : found.error)
  if (isReading && shown.length === 0) return <Loading />
  if (!found.ok || shown.length === 0) {
    return (
      <EmptyState
        level={3}
        title={t('home.empty')}
        illustration={<TagIcon size="2rem" />}
        actions={found.ok ? undefined : <TryAgain onClick={onTryAgain} />}
      />
    )
  }
  return (
    <>
      <ListingGrid>
        {shown.map((listing) => (
          <li key={listing.id}>
            <ListingSummary listing={listing} layout="tile" priority={false} />
          </li>
        ))}
      </ListingGrid>
      <p className={styles['all']}>
        <Link to={hrefs.search({ text: '', location: 'All' })} className={buttonClass()}>
          {t('listing.browse')}
        </Link>
      </p>
    </>
  )
}
