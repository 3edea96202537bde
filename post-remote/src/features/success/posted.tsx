import { listingLink } from '@adamarket/shared/contract/listing-link.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { addedOn } from '@adamarket/shared/domain/added-on.ts'
import type { Listing } from '@adamarket/shared/domain/listing.ts'
import { formatMoney } from '@adamarket/shared/domain/money.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { EyeIcon, PlusIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { SuccessIcon } from '@adamarket/shared/ui/icons/status.tsx'
import { ListingCard } from '@adamarket/shared/ui/listing-card.tsx'
import { PageHead } from '@adamarket/shared/ui/page-head.tsx'
import { useTranslation } from 'react-i18next'

import styles from '#features/success/posted.module.css'
import { ShareButton } from '#features/success/share-button.tsx'
import { usePlaceName } from '#parts/use-place-name.ts'

export function Posted({ listing }: { readonly listing: Listing }) {
  const { t, i18n } = useTranslation('post')
  const placeName = usePlaceName()
  const { title, price, currency, imageUrl, year, location } = listing
  const link = listingLink(listing)
  const outcome = listing.status === 'held' ? 'held' : 'online'
  const added = addedOn(listing.timestamp, new Date())
  const date =
    added?.kind === 'date'
      ? new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(added.date)
      : added && t(`card.${added.kind}`)
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
          place={placeName(location)}
          date={date}
        />
      </div>
    </section>
  )
}
