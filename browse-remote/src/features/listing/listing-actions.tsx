import { hrefs } from '@adamarket/shared/contract/paths.ts'
import type { Listing } from '@adamarket/shared/domain/listing.ts'

import styles from '#features/listing/listing-actions.module.css'
import { FavouriteButton } from '#parts/favourite-button.tsx'
import { ShareButton } from '#parts/share-button.tsx'

/** Actions on a listing other than contacting its seller. */
export function ListingActions({ listing }: { readonly listing: Listing }) {
  return (
    <div className={styles['actions']}>
      <FavouriteButton listing={listing} look="text" />
      <ShareButton title={listing.title} path={hrefs.listing(listing.id)} />
    </div>
  )
}
