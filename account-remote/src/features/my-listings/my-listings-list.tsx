import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useSearchParams, Link } from '@adamarket/shared/contract/router.ts'
import type { Listing, ListingStatus } from '@adamarket/shared/domain/listing/listing.ts'
import { ListingCardsLoading } from '@adamarket/shared/ui/listing-cards-loading.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { ShowMore } from '@adamarket/shared/ui/show-more.tsx'
import { Failure, PartFailure } from '@adamarket/shared/site-ui/failure.tsx'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { paths } from '@adamarket/shared/contract/paths.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { EmptyState } from '@adamarket/shared/ui/empty-state.tsx'
import { TagIcon } from '@adamarket/shared/ui/icons/status.tsx'

import page from '#components/page.module.css'
import { useRemovals } from '#components/use-removals.ts'

import { createMyListings, ofStatus } from './my-listings.ts'
import { OwnListing } from './own-listing.tsx'
import { SoldNotice } from './sold-notice.tsx'
import { StatusTabs } from './status-tabs.tsx'
import styles from './my-listings-page.module.css'

/** The user's listings under a tab, which is in the URL. */
export function MyListingsList({ userId }: { readonly userId: string }) {
  const t = useTranslations('account')
  const services = useHostServices()
  const [store] = useState(() => createMyListings(services, userId))
  const { listings, reading, failure, counts, hasMore, loadMore } = useStore(store)
  const [search] = useSearchParams()
  const status: ListingStatus = search.get('show') === 'sold' ? 'sold' : 'active'
  const { place, problem, ...removals } = useRemovals()
  const [sold, setSold] = useState<Listing>()
  const shown = ofStatus(listings, status)

  const hasNoneYet = shown.length === 0 && hasMore
  useEffect(() => {
    if (hasNoneYet) void loadMore(status)
  }, [hasNoneYet, loadMore, status])

  const tryAgain = () => void loadMore(status)
  return (
    <>
      <StatusTabs status={status} counts={counts} />
      <section
        ref={place}
        tabIndex={-1}
        className={page['rows']}
        aria-label={t(`myListings.${status}`)}
      >
        {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
        {sold && (
          <SoldNotice
            key={sold.id}
            listing={sold}
            store={store}
            onClose={() => {
              setSold(undefined)
              removals.onRemoved()
            }}
            onFailed={removals.onFailed}
          />
        )}
        {shown.length > 0 && (
          <ul role="list" className={styles['listings']}>
            {shown.map((listing) => (
              <li key={listing.id}>
                <OwnListing listing={listing} store={store} onSold={setSold} {...removals} />
              </li>
            ))}
          </ul>
        )}
        {reading === 'loading' && shown.length === 0 && (
          <ListingCardsLoading label={t('myListings.loading')} />
        )}
        {failure && shown.length === 0 && (
          <Failure title={t('myListings.failed')} error={failure} onTryAgain={tryAgain} />
        )}
        {failure && shown.length > 0 && (
          <PartFailure title={t('myListings.moreFailed')} error={failure} onTryAgain={tryAgain} />
        )}
        {shown.length === 0 && !hasMore && <NoListings status={status} />}
        {shown.length > 0 && hasMore && !failure && (
          <ShowMore label={t('more')} loading={reading === 'loading'} onShowMore={tryAgain} />
        )}
      </section>
    </>
  )
}

function NoListings({ status }: { readonly status: ListingStatus }) {
  const t = useTranslations('account')
  return (
    <EmptyState
      title={t(`myListings.empty.${status}`)}
      text={t(`myListings.emptyHint.${status}`)}
      illustration={<TagIcon />}
      actions={
        <Link to={paths.picker} className={buttonClass()}>
          {t('myListings.post')}
        </Link>
      }
    />
  )
}
