import { listingLink } from '@adamarket/shared/contract/listing-link.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import type { Listing } from '@adamarket/shared/domain/listing.ts'
import { formatMoney } from '@adamarket/shared/domain/money.ts'
import { AddedDate } from '@adamarket/shared/ui/added-date.tsx'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { EyeIcon, PlusIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { SuccessIcon } from '@adamarket/shared/ui/icons/status.tsx'
import { placeName } from '@adamarket/shared/i18n/place-name.ts'
import { ListingCard } from '@adamarket/shared/ui/listing-card.tsx'
import { PageHead } from '@adamarket/shared/ui/page-head.tsx'
import { useTranslation } from 'react-i18next'

import styles from '#features/success/posted.module.css'
import { ShareButton } from '#features/success/share-button.tsx'

export function Posted({ listing }: { readonly listing: Listing }) {
  const { t, i18n } = useTranslation('post')
  const { title, price, currency, imageUrl, year, location, timestamp } = listing
  const link = listingLink(listing)
  const outcome = listing.status === 'held' ? 'held' : 'online'
  return (
    <section className={styles['posted']}>
      <PageHead title={t(`success.${outcome}.title`)} isUnlisted />
      <div className={styles['words']}>
        <span className={styles['icon']}>
          <SuccessIcon size="2rem" />
        </span>
        <h1>{t(`success.${outcome}.title`)}</h1>
        <p className={styles['lead']}>{t(`success.${outcome}.text`)}</p>
        <div className={styles['actions']}>
          <Link {...link} className={buttonClass({ variant: 'primary', size: 'lg' })}>
            <EyeIcon />
            {t('success.view')}
          </Link>
          <ShareButton title={title} path={link.to} />
          <Link to={paths.picker} className={buttonClass({ size: 'lg' })}>
            <PlusIcon />
            {t('success.another')}
          </Link>
        </div>
      </div>
      <div className={styles['card']}>
        <ListingCard
          level={2}
          priority
          title={title}
          price={formatMoney({ amount: price, currency }, i18n.language)}
          link={(parts) => <Link {...parts} {...link} />}
          picture={imageUrl[0]}
          noPicture={t('card.noPicture')}
          pictureCount={imageUrl.length > 1 ? imageUrl.length : undefined}
          facts={year}
          place={placeName(location, i18n.language)}
          date={<AddedDate timestamp={timestamp} language={i18n.language} />}
        />
      </div>
    </section>
  )
}
