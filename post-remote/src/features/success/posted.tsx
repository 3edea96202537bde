import { listingLink } from '@adamarket/shared/contract/listing-link.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { withheldReason } from '@adamarket/shared/i18n/own-listing-texts.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { EyeIcon, PlusIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { SuccessIcon } from '@adamarket/shared/ui/icons/status.tsx'
import { listingCardProps } from '@adamarket/shared/site-ui/listing-card-props.tsx'
import { ListingCard } from '@adamarket/shared/ui/listing-card.tsx'
import { PageHead } from '@adamarket/shared/site-ui/page-head.tsx'
import { ShareButton } from '@adamarket/shared/site-ui/share-button.tsx'

import { PhoneOffer } from './phone-offer.tsx'
import styles from './posted.module.css'

export function Posted({ listing }: { readonly listing: Listing }) {
  const t = useTranslations('post')
  const language = useLocale()
  const link = listingLink(listing)
  const reason = withheldReason(listing, language)
  const outcome = listing.status === 'held' ? 'held' : 'online'
  return (
    <section className={styles['posted']}>
      <PageHead title={t(`success.${outcome}.title`)} isUnlisted />
      <div className={styles['words']}>
        <span className={styles['icon']}>
          <SuccessIcon size="2rem" />
        </span>
        <h1>{t(`success.${outcome}.title`)}</h1>
        <p className={styles['lead']}>{reason ?? t(`success.${outcome}.text`)}</p>
        <div className={styles['actions']}>
          <Link {...link} className={buttonClass({ variant: 'primary', size: 'lg' })}>
            <EyeIcon />
            {t('success.view')}
          </Link>
          <ShareButton
            size="lg"
            label={t('success.share')}
            copied={t('success.copied')}
            failed={(url) => t('success.notShared', { url })}
            title={listing.title}
            path={link.to}
          />
          <Link to={paths.picker} className={buttonClass({ size: 'lg' })}>
            <PlusIcon />
            {t('success.another')}
          </Link>
        </div>
      </div>
      <PhoneOffer listing={listing} />
      <div className={styles['card']}>
        <ListingCard
          {...listingCardProps(listing, language)}
          level={2}
          priority
          link={(parts) => <Link {...parts} {...link} />}
          noPicture={t('card.noPicture')}
          facts={listing.year}
        />
      </div>
    </section>
  )
}
