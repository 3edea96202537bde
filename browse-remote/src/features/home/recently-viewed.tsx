import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import { FavouriteButton } from '@adamarket/shared/site-ui/favourite-button.tsx'
import { listingCardProps } from '@adamarket/shared/site-ui/listing-card-props.tsx'
import { ListingCard } from '@adamarket/shared/ui/listing-card.tsx'
import { ListingGrid } from '@adamarket/shared/ui/listing-grid.tsx'
import { useOnDevice } from '@adamarket/shared/ui/use-on-device.ts'
import { useId } from 'react'

import { followRecentlyViewed, recentlyViewed } from '#components/recently-viewed.ts'
import { useUnblocked } from '#components/use-unblocked.ts'

import styles from './featured-listings.module.css'

/**
 * The listings last opened on this device, without those of blocked sellers; nothing without any. Their pages read them
 * again.
 */
export function RecentlyViewed() {
  const t = useTranslations('browse')
  const language = useLocale()
  const listings = useUnblocked(useOnDevice(recentlyViewed, [], followRecentlyViewed))
  const headingId = useId()
  if (listings.length === 0) return null
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles['heading']}>
        {t('home.recentlyViewed')}
      </h2>
      <ListingGrid>
        {listings.map((listing) => (
          <li key={listing.id}>
            <ListingCard
              {...listingCardProps(
                { ...listing, imageUrl: listing.picture === undefined ? [] : [listing.picture] },
                language,
                t('card.noDate'),
              )}
              link={(parts) => <Link to={hrefs.listing(listing.id)} {...parts} />}
              noPicture={t('card.noPicture')}
              corner={<FavouriteButton listing={listing} />}
            />
          </li>
        ))}
      </ListingGrid>
    </section>
  )
}
