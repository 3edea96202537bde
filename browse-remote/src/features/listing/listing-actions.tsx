import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { FavouriteButton } from '@adamarket/shared/site-ui/favourite-button.tsx'
import { ShareButton } from '@adamarket/shared/site-ui/share-button.tsx'

import styles from './listing-actions.module.css'

type Props = {
  readonly listing: Listing
  /** The user's own one. */
  readonly isOwn: boolean
}

/** Actions on a listing other than contacting its seller. */
export function ListingActions({ listing, isOwn }: Props) {
  const t = useTranslations('browse')
  return (
    <div className={styles['actions']}>
      {!isOwn && <FavouriteButton listing={listing} look="text" />}
      <ShareButton
        label={t('share.share')}
        copied={t('share.copied')}
        failed={(text) => t('copyFailed', { text })}
        title={listing.title}
        path={hrefs.listing(listing.id)}
      />
    </div>
  )
}
