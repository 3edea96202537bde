import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { FavouriteButton } from '@adamarket/shared/site-ui/favourite-button.tsx'

import styles from './listing-actions.module.css'
import { ShareListing } from './share-listing.tsx'

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
      <ShareListing listing={listing} />
    </div>
  )
}
