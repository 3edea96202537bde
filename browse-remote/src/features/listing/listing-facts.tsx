import type { Listing } from '@adamarket/shared/domain/listing.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import styles from '#features/listing/listing-facts.module.css'

const knownPayments = ['Cash', 'Exchange', 'Installments'] as const

/** The named facts of a listing. */
export function ListingFacts({ listing }: { readonly listing: Listing }) {
  const { t } = useTranslation('browse')
  const headingId = useId()
  const paymentName = (stored: string) => {
    const known = knownPayments.find((candidate) => candidate === stored)
    return known ? t(`payments.${known}`) : stored
  }
  const facts = [
    listing.condition && [t('listing.condition'), t(`conditions.${listing.condition}`)],
    listing.year !== undefined && [t('listing.year'), String(listing.year)],
    listing.paymentOptions.length > 0 && [
      t('listing.payment'),
      listing.paymentOptions.map(paymentName).join(', '),
    ],
  ].filter((fact) => fact !== false && fact !== undefined)
  if (facts.length === 0) return null
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
      </dl>
    </section>
  )
}
