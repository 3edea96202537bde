import { hrefs } from '@adamarket/shared/contract/paths.ts'
import type { Listing } from '@adamarket/shared/domain/listing.ts'

import styles from '#features/listing/listing-actions.module.css'
import { FavouriteButton } from '#parts/favourite-button.tsx'
import { ShareButton } from '#parts/share-button.tsx'

type Props = {
  readonly listing: Listing
  /** The user's own one. */
  readonly isOwn: boolean
}

/** Actions on a listing other than contacting its seller. */
export function ListingActions({ listing, isOwn }: Props) {
  return (
    <div className={styles['actions']}>
      {!isOwn && <FavouriteButton listing={listing} look="text" />}
      <ShareButton title={listing.title} path={hrefs.listing(listing.id)} />
    </div>
  )
}
