import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useLoaded } from '@adamarket/shared/contract/use-loaded.ts'
import { sellerTexts } from '@adamarket/shared/i18n/seller-texts.ts'
import { Avatar } from '@adamarket/shared/ui/avatar.tsx'
import { Card } from '@adamarket/shared/ui/card.tsx'
import { CheckIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import styles from '#features/listing/seller-card.module.css'

type Props = {
  /** Empty in older listings, which then do not link to a profile. */
  readonly userId: string
  readonly name: string
}

/** The seller: since when, with a confirmed email or not, and with how many listings, to which it links. */
export function SellerCard({ userId, name }: Props) {
  const { t, i18n } = useTranslation('browse')
  const { listings, profiles } = useHostServices()
  const texts = sellerTexts(i18n.language)
  const profile = useLoaded(profiles.byId, userId)
  const count = useLoaded(listings.countActive, userId) ?? 0
  const headingId = useId()
  const shownName = name === '' ? t('listing.unnamedSeller') : name
  return (
    <Card>
      <section aria-labelledby={headingId} className={styles['seller']}>
        <Avatar name={name} picture={profile?.picture} size="md" />
        <div className={styles['words']}>
          <h2 id={headingId} className={styles['label']}>
            {t('listing.seller')}
          </h2>
          {userId === '' ? (
            <p className={styles['name']}>{shownName}</p>
          ) : (
            <Link to={hrefs.profile(userId)} className={styles['name']}>
              {shownName}
            </Link>
          )}
          {profile?.memberSince !== undefined && (
            <p className={styles['fact']}>{texts.memberSince(profile.memberSince)}</p>
          )}
          {/* The mark says nothing about an email that is hidden. */}
          {profile?.email && profile.emailVerified && (
            <p className={styles['fact']}>
              <CheckIcon size="1em" />
              {texts.emailConfirmed}
            </p>
          )}
        </div>
        {userId !== '' && (
          <p className={styles['others']}>
            <Link to={hrefs.profile(userId)}>{t('listing.sellerListings')}</Link>
            {count > 0 && <span className={styles['fact']}>{texts.active(count)}</span>}
          </p>
        )}
      </section>
    </Card>
  )
}
