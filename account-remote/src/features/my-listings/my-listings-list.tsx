import { useSearchParams, Link } from '@adamarket/shared/contract/router.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import type { OwnListingGroup } from '@adamarket/shared/domain/ports.ts'
import { ownListingGroups } from '@adamarket/shared/domain/ports.ts'
import { ListingCardsLoading } from '@adamarket/shared/ui/listing-cards-loading.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { ShowMore } from '@adamarket/shared/ui/show-more.tsx'
import { Failure, PartFailure } from '@adamarket/shared/site-ui/failure.tsx'
import { useEffect, useEffectEvent, useState } from 'react'
import { paths } from '@adamarket/shared/contract/paths.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { EmptyState } from '@adamarket/shared/ui/empty-state.tsx'
import { TagIcon } from '@adamarket/shared/ui/icons/status.tsx'

import page from '#components/page.module.css'
import { useRemovals } from '#components/use-removals.ts'

import { OwnListing } from './own-listing.tsx'
import { SoldNotice } from './sold-notice.tsx'
import { StatusTabs } from './status-tabs.tsx'
import styles from './my-listings-page.module.css'
import { inGroup, useMyListings } from './use-my-listings.ts'

/** The user's listings under a tab, which is in the URL. */
export function MyListingsList({ userId }: { readonly userId: string }) {
  const t = useTranslations('account')
  const own = useMyListings(userId)
  const { listings, error, counts, hasMore, loadMore, actions } = own
  const [search] = useSearchParams()
  const group = ownListingGroups.find((one) => one === search.get('show')) ?? 'active'
  const { place, problem, onRemoved, onFailed } = useRemovals()
  const [sold, setSold] = useState<Listing>()
  const shown = inGroup(listings, group)

  const hasNoneYet = shown.length === 0 && hasMore && own.status === 'ready'
  const loadFirst = useEffectEvent(() => void loadMore(group))
  useEffect(() => {
    if (hasNoneYet) loadFirst()
  }, [hasNoneYet, group])

  const tryAgain = () => void loadMore(group)
  return (
    <>
      <StatusTabs group={group} counts={counts} />
      <section
        ref={place}
        tabIndex={-1}
        className={page['rows']}
        aria-label={t(`myListings.${group}`)}
      >
        {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
        {sold && (
          <SoldNotice
            key={sold.id}
            listing={sold}
            actions={actions}
            onClose={() => {
              setSold(undefined)
              onRemoved()
            }}
            onFailed={onFailed}
          />
        )}
        {shown.length > 0 && (
          <ul role="list" className={styles['listings']}>
            {shown.map((listing) => (
              <li key={listing.id}>
                <OwnListing
                  listing={listing}
                  actions={actions}
                  onSold={setSold}
                  onRemoved={onRemoved}
                  onFailed={onFailed}
                />
              </li>
            ))}
          </ul>
        )}
        {own.status === 'loading' && shown.length === 0 && (
          <ListingCardsLoading label={t('myListings.loading')} />
        )}
        {error && shown.length === 0 && (
          <Failure title={t('myListings.failed')} error={error} onTryAgain={tryAgain} />
        )}
        {error && shown.length > 0 && (
          <PartFailure title={t('myListings.moreFailed')} error={error} onTryAgain={tryAgain} />
        )}
        {shown.length === 0 && !hasMore && <NoListings group={group} />}
        {shown.length > 0 && hasMore && !error && (
          <ShowMore label={t('more')} loading={own.status === 'loading'} onShowMore={tryAgain} />
        )}
      </section>
    </>
  )
}

function NoListings({ group }: { readonly group: OwnListingGroup }) {
  const t = useTranslations('account')
  return (
    <EmptyState
      title={t(`myListings.empty.${group}`)}
      text={t(`myListings.emptyHint.${group}`)}
      illustration={<TagIcon />}
      actions={
        <Link to={paths.picker} className={buttonClass()}>
          {t('myListings.post')}
        </Link>
      }
    />
  )
}
