import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { ListingPage } from '@adamarket/shared/domain/ports.ts'
import { pageAfter } from '@adamarket/shared/state/create-pages.ts'
import { usePages } from '@adamarket/shared/state/use-pages.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { EmptyState } from '@adamarket/shared/ui/empty-state.tsx'
import { TagIcon } from '@adamarket/shared/ui/icons/status.tsx'
import { FavouriteButton } from '@adamarket/shared/site-ui/favourite-button.tsx'
import { ListingCardsLoading } from '@adamarket/shared/ui/listing-cards-loading.tsx'
import { ListingGrid } from '@adamarket/shared/ui/listing-grid.tsx'
import { ShowMore } from '@adamarket/shared/ui/show-more.tsx'
import { PartFailure } from '@adamarket/shared/site-ui/failure.tsx'
import { ClientSuspense } from '@adamarket/shared/ui/client-suspense.tsx'
import { use, useState } from 'react'

import { ListingSummary } from '#components/listing-summary.tsx'

import type { ProfileListings } from './profile-data.ts'
import { pageLength } from './profile-data.ts'

type Props = { readonly userId: string; readonly first: ProfileListings; readonly isOwn: boolean }

/** The listings of a seller that anyone may see, newest first, with sold ones marked. */
export function SellerListings({ userId, first, isOwn }: Props) {
  const t = useTranslations('account')
  const { listings } = useHostServices()
  const [again, setAgain] = useState<ProfileListings>()
  return (
    <ClientSuspense
      key={again ? 'again' : 'first'}
      fallback={<ListingCardsLoading label={t('profile.loadingListings')} />}
    >
      <FirstPage
        userId={userId}
        page={again ?? first}
        isOwn={isOwn}
        onTryAgain={() => setAgain(listings.bySeller(userId, { limit: pageLength }))}
      />
    </ClientSuspense>
  )
}

type FirstPageProps = {
  readonly userId: string
  readonly page: ProfileListings
  readonly isOwn: boolean
  readonly onTryAgain: () => void
}

function FirstPage({ userId, page, isOwn, onTryAgain }: FirstPageProps) {
  const t = useTranslations('account')
  const result = use(page)
  if (!result.ok) {
    return (
      <PartFailure
        title={t('profile.listingsFailed')}
        error={result.error}
        onTryAgain={onTryAgain}
      />
    )
  }
  if (result.value.listings.length > 0 || result.value.nextCursor) {
    return <Pages userId={userId} first={result.value} isOwn={isOwn} />
  }
  return (
    <EmptyState
      level={3}
      title={t('profile.noListings')}
      illustration={<TagIcon />}
      actions={
        isOwn && (
          <Link to={paths.picker} className={buttonClass({ variant: 'primary' })}>
            {t('profile.post')}
          </Link>
        )
      }
    />
  )
}

type PagesProps = { readonly userId: string; readonly first: ListingPage; readonly isOwn: boolean }

function Pages({ userId, first, isOwn }: PagesProps) {
  const t = useTranslations('account')
  const { listings: port } = useHostServices()
  const { status, listings, hasMore, error, loadMore } = usePages(
    (before) => port.bySeller(userId, pageAfter(before, pageLength)),
    [port, userId],
    first,
  )
  return (
    <>
      <ListingGrid>
        {listings.map((listing) => (
          <li key={listing.id}>
            <ListingSummary
              listing={listing}
              corner={
                !isOwn && listing.status === 'active' && <FavouriteButton listing={listing} />
              }
            />
          </li>
        ))}
      </ListingGrid>
      {error ? (
        <PartFailure
          title={t('profile.listingsFailed')}
          error={error}
          onTryAgain={() => void loadMore()}
        />
      ) : (
        hasMore && (
          <ShowMore
            label={t('more')}
            loading={status === 'loading'}
            onShowMore={() => void loadMore()}
          />
        )
      )}
    </>
  )
}
