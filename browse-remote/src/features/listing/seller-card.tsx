import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { activeListings, memberSince, sellerTexts } from '@adamarket/shared/i18n/seller-texts.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'
import { Avatar } from '@adamarket/shared/ui/avatar.tsx'
import { Card } from '@adamarket/shared/ui/card.tsx'
import { CheckIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { whenIdle } from '@adamarket/shared/ui/when-idle.ts'
import { lazy, Suspense, useEffect, useId, useState } from 'react'

import type { BlockSeller as BlockSellerPart } from './block-seller.tsx'
import styles from './seller-card.module.css'

/** Few visitors need it: it is loaded after the first view. Without it, they can block the seller on the profile. */
const BlockSeller = lazy<typeof BlockSellerPart>(() =>
  import(/* webpackChunkName: "block-seller" */ './block-seller.tsx').then(
    (module) => ({ default: module.BlockSeller }),
    () => ({ default: () => null }),
  ),
)

type Props = {
  readonly listing: Listing
  /** The user's own one. */
  readonly isOwn: boolean
}

/**
 * The seller: the date of joining, whether email and phone number are confirmed, and the number of listings, with a link
 * to them.
 */
export function SellerCard({ listing, isOwn }: Props) {
  // Older listings have no user, and do not link to a profile.
  const { userId, sellerName: name } = listing
  const t = useTranslations('browse')
  const language = useLocale()
  const { listings, profiles } = useHostServices()
  const tSeller = sellerTexts(language)
  const { value: profile } = usePort(
    () => (userId === '' ? undefined : profiles.byId(userId)),
    [profiles, userId],
  )
  const { value: count = 0 } = usePort(
    () => (userId === '' ? undefined : listings.countActive(userId)),
    [listings, userId],
  )
  const headingId = useId()
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  const shownName = name || tSeller('unnamed')
  return (
    <Card>
      <section aria-labelledby={headingId} className={styles['seller']}>
        <Avatar name={name} picture={profile?.picture} size="md" />
        <div className={styles['words']}>
          <h2 id={headingId} className={styles['label']}>
            {t('listing.seller')}
          </h2>
          {userId === '' ? (
            <p className={styles['name']} dir="auto">
              {shownName}
            </p>
          ) : (
            <Link to={hrefs.profile(userId)} className={styles['name']} dir="auto">
              {shownName}
            </Link>
          )}
          {profile?.memberSince !== undefined && (
            <p className={styles['fact']}>{memberSince(profile.memberSince, language)}</p>
          )}
          {/* The mark says nothing about an email that is hidden. */}
          {profile?.email && profile.emailVerified && (
            <p className={styles['fact']}>
              <CheckIcon size="1em" />
              {tSeller('emailConfirmed')}
            </p>
          )}
          {listing.phoneVerified && (
            <p className={styles['fact']}>
              <CheckIcon size="1em" />
              {t('card.phoneVerified')}
            </p>
          )}
        </div>
        {userId !== '' && (
          <p className={styles['others']}>
            <Link to={hrefs.profile(userId)}>{t('listing.sellerListings')}</Link>
            {count > 0 && <span className={styles['fact']}>{activeListings(count, language)}</span>}
          </p>
        )}
        {userId !== '' && !isOwn && (
          <div className={styles['block']}>
            {isIdle && (
              <Suspense>
                <BlockSeller listing={listing} sellerName={name} />
              </Suspense>
            )}
          </div>
        )}
      </section>
    </Card>
  )
}
