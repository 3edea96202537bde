import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import type { Listing } from '@adamarket/shared/domain/listing.ts'
import { formatMoney } from '@adamarket/shared/domain/money.ts'
import { ListingCard } from '@adamarket/shared/ui/listing-card.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { AddedDate } from '#parts/added-date.tsx'
import { FavouriteButton } from '#parts/favourite-button.tsx'
import type { PassedAlong } from '#parts/passed-along.ts'
import { usePlaceName } from '#parts/use-place-name.ts'

type Props = {
  readonly listing: Listing
  readonly layout: 'tile' | 'row'
  /** In sight when the page opens. */
  readonly priority: boolean
  /** The page it stands on is a list of results to come back to. */
  readonly isResult?: boolean
  readonly actions?: ReactNode
}

/** A listing among others. Its link passes the listing along, so that its page need not read it. */
export function ListingSummary({ listing, layout, priority, isResult = false, actions }: Props) {
  const { t, i18n } = useTranslation('browse')
  const placeName = usePlaceName()
  const state: PassedAlong = { listing, ...(isResult && { fromResults: true }) }
  return (
    <ListingCard
      layout={layout}
      level={isResult ? 2 : 3}
      title={listing.title}
      price={formatMoney({ amount: listing.price, currency: listing.currency }, i18n.language)}
      link={(parts) => <Link to={hrefs.listing(listing.id)} state={state} {...parts} />}
      picture={listing.imageUrl[0]}
      noPicture={t('card.noPicture')}
      pictureCount={listing.imageUrl.length > 1 ? listing.imageUrl.length : undefined}
      priority={priority}
      facts={listing.year}
      place={placeName(listing.location)}
      date={<AddedDate timestamp={listing.timestamp} />}
      description={listing.description}
      corner={<FavouriteButton listing={listing} />}
      actions={actions}
    />
  )
}
