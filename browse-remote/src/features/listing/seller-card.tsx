import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { Avatar } from '@adamarket/shared/ui/avatar.tsx'
import { Card } from '@adamarket/shared/ui/card.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import styles from '#features/listing/seller-card.module.css'
import { useSellerProfile } from '#features/listing/use-seller-profile.ts'

type Props = {
  /** Empty in older listings, which then do not link to a profile. */
  readonly userId: string
  readonly name: string
}

/** The seller, when they joined, and a link to their other listings. */
export function SellerCard({ userId, name }: Props) {
  const { t, i18n } = useTranslation('browse')
  const profile = useSellerProfile(userId)
  const headingId = useId()
  const shownName = name === '' ? t('listing.unnamedSeller') : name
  return (
    <Card>
      <section aria-labelledby={headingId} className={styles['seller']}>
        <Avatar name={name} picture={profile?.picture} size="3rem" />
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
            <p className={styles['since']}>
              {t('listing.memberSince', { when: month(profile.memberSince, i18n.language) })}
            </p>
          )}
        </div>
        {userId !== '' && (
          <Link to={hrefs.profile(userId)} className={styles['others']}>
            {t('listing.sellerListings')}
          </Link>
        )}
      </section>
    </Card>
  )
}

function month(date: string, language: string): string {
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }).format(
    new Date(date),
  )
}
