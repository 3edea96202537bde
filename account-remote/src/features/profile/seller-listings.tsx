import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { ListingPage } from '@adamarket/shared/domain/ports.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { EmptyState } from '@adamarket/shared/ui/empty-state.tsx'
import { TagIcon } from '@adamarket/shared/ui/icons/status.tsx'
import { FavouriteButton } from '@adamarket/shared/site-ui/favourite-button.tsx'
import { ListingCardsLoading } from '@adamarket/shared/ui/listing-cards-loading.tsx'
import { ListingGrid } from '@adamarket/shared/ui/listing-grid.tsx'
import { ShowMore } from '@adamarket/shared/ui/show-more.tsx'
import { PartFailure } from '@adamarket/shared/site-ui/failure.tsx'
import { Suspense, use, useState } from 'react'

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
    <Suspense
      key={again ? 'again' : 'first'}
      fallback={<ListingCardsLoading label={t('profile.loadingListings')} />}
    >
      <FirstPage
        userId={userId}
        page={again ?? first}
        isOwn={isOwn}
        onTryAgain={() => setAgain(listings.bySeller(userId, { limit: pageLength }))}
      />
    </Suspense>
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
  const { listings } = useHostServices()
  const [page, setPage] = useState(first)
  const [isReading, setIsReading] = useState(false)
  const [failure, setFailure] = useState<AppError>()
  const loadMore = async (cursor: string) => {
    setIsReading(true)
    setFailure(undefined)
    const next = await listings.bySeller(userId, { limit: pageLength, cursor })
    setIsReading(false)
    if (!next.ok) return setFailure(next.error)
    setPage({ ...next.value, listings: [...page.listings, ...next.value.listings] })
  }
  const { nextCursor } = page
  return (
    <>
      <ListingGrid>
        {page.listings.map((listing) => (
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
      {nextCursor !== undefined && !failure && (
        <ShowMore
          label={t('more')}
          loading={isReading}
          onShowMore={() => void loadMore(nextCursor)}
        />
      )}
      {nextCursor !== undefined && failure && (
        <PartFailure
          title={t('profile.listingsFailed')}
          error={failure}
          onTryAgain={() => void loadMore(nextCursor)}
        />
      )}
    </>
  )
}
