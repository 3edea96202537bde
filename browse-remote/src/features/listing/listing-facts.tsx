import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import { shownCondition } from '@adamarket/shared/domain/listing/condition.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { listingNumber } from '@adamarket/shared/domain/listing/listing-number.ts'
import { separatorIn } from '@adamarket/shared/i18n/place-name.ts'
import { lazy, Suspense, useId } from 'react'

import type { AttributeFacts as Attributes } from './attribute-facts.tsx'
import styles from './listing-facts.module.css'
import type { NearbyFacts as Nearby } from './nearby-facts.tsx'

/** The names of all attributes are not needed for a first view. Without them, the other facts are shown. */
const AttributeFacts = lazy<typeof Attributes>(() =>
  import(/* webpackChunkName: "attribute-facts" */ './attribute-facts.tsx').then(
    (module) => ({ default: module.AttributeFacts }),
    () => ({ default: () => null }),
  ),
)

/** Nor are the positions of all areas and landmarks. */
const NearbyFacts = lazy<typeof Nearby>(() =>
  import(/* webpackChunkName: "attribute-facts" */ './nearby-facts.tsx').then(
    (module) => ({ default: module.NearbyFacts }),
    () => ({ default: () => null }),
  ),
)

const knownPayments = ['Cash', 'Exchange', 'Installments'] as const

/** The named facts of a listing. */
export function ListingFacts({ listing }: { readonly listing: Listing }) {
  const t = useTranslations('browse')
  const language = useLocale()
  const headingId = useId()
  const paymentName = (stored: string) => {
    const known = knownPayments.find((candidate) => candidate === stored)
    return known ? t(`payments.${known}`) : stored
  }
  const condition = shownCondition(listing)
  const facts = [
    condition && [t('listing.condition'), t(`conditions.${condition}`)],
    listing.year !== undefined && [t('listing.year'), String(listing.year)],
    listing.paymentOptions.length > 0 && [
      t('listing.payment'),
      listing.paymentOptions.map(paymentName).join(separatorIn(language)),
    ],
  ].filter((fact) => fact !== false && fact !== undefined)
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles['heading']}>
        {t('listing.details')}
      </h2>
      <dl className={styles['facts']}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles['fact']}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {listing.attributes && (
          <Suspense>
            <AttributeFacts listing={listing} />
          </Suspense>
        )}
        {listing.category === 'Real Estate' && (
          <Suspense>
            <NearbyFacts listing={listing} />
          </Suspense>
        )}
        <div className={styles['fact']}>
          <dt>{t('listing.number')}</dt>
          <dd>
            <bdi>{listingNumber(listing.id)}</bdi>
          </dd>
        </div>
      </dl>
    </section>
  )
}
