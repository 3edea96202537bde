import { formatAddedOn } from '@adamarket/shared/domain/listing/added-on.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import { priceUnitOf } from '@adamarket/shared/domain/attributes/price-unit.ts'
import { formatPrice } from '@adamarket/shared/i18n/format-price.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { formatReducedFrom } from '@adamarket/shared/domain/listing/reduced-price.ts'
import { cardFacts } from '@adamarket/shared/i18n/attributes/card-facts.ts'
import { joinFacts } from '@adamarket/shared/i18n/join-facts.ts'
import { placeOf } from '@adamarket/shared/i18n/place-name.ts'
import { Chip } from '@adamarket/shared/ui/chip.tsx'
import { ChevronForwardIcon, PinIcon } from '@adamarket/shared/ui/icons/navigation.tsx'
import { CalendarIcon } from '@adamarket/shared/ui/icons/status.tsx'
import { useOnDevice } from '@adamarket/shared/ui/use-on-device.ts'

import { useCategoryName } from '@adamarket/shared/site-ui/use-category-name.ts'
import { lazy, Suspense } from 'react'

import { categoryLink } from './category-link.ts'
import { ComparedPrice } from './compared-price.tsx'
import styles from './listing-summary-panel.module.css'
import type { PriceHistory as History } from './price-history.tsx'
import type { ShownTexts } from './use-translatable-texts.ts'

/** Most prices have never changed. Without its code, the page has the price and from which one it is reduced. */
const PriceHistory = lazy<typeof History>(() =>
  import('./price-history.tsx').then(
    (module) => ({ default: module.PriceHistory }),
    () => ({ default: () => null }),
  ),
)

type Props = { readonly listing: Listing; readonly shown: ShownTexts }

/** Title, price, location and date. */
export function ListingSummaryPanel({ listing, shown }: Props) {
  const t = useTranslations('browse')
  const language = useLocale()
  const price = { amount: listing.price, currency: listing.currency }
  const unit = priceUnitOf(listing)
  const was = formatReducedFrom(listing, language)
  return (
    <div className={styles['panel']}>
      <CategoryTrail listing={listing} />
      <h1 className={styles['title']} dir={shown.dir} lang={shown.lang}>
        {shown.title}
      </h1>
      {shown.mark && <p className={styles['mark']}>{shown.mark}</p>}
      <p className={styles['price']}>
        {formatPrice(price, unit, language)}
        {was && <span className={styles['was']}>{t('card.was', { price: was })}</span>}
        {listing.negotiable && <Chip>{t('card.negotiable')}</Chip>}
        {listing.status === 'sold' && <Chip tone="danger">{t('card.sold')}</Chip>}
      </p>
      <ComparedPrice price={price} unit={unit} />
      {listing.earlierPrices?.[0] && (
        <Suspense>
          <PriceHistory className={styles['history']} listing={listing} unit={unit} />
        </Suspense>
      )}
      <Glance listing={listing} />
      <ul role="list" className={styles['meta']}>
        {listing.location !== '' && (
          <li>
            <PinIcon />
            {placeOf(listing, language)}
          </li>
        )}
        <li>
          <CalendarIcon />
          <Added timestamp={listing.timestamp} />
        </li>
      </ul>
    </div>
  )
}

/** What a phone would show only further down: the facts that matter, and who sells. */
function Glance({ listing }: { readonly listing: Listing }) {
  const t = useTranslations('browse')
  const language = useLocale()
  const facts = cardFacts(listing, language)
  const { sellerName } = listing
  return (
    <div className={styles['glance']}>
      {facts.length > 0 && <p className={styles['facts']}>{joinFacts(facts, language)}</p>}
      {sellerName !== '' && <p dir="auto">{t('listing.soldBy', { name: sellerName })}</p>}
    </div>
  )
}

function Added({ timestamp }: { readonly timestamp: string | undefined }) {
  const t = useTranslations('browse')
  const language = useLocale()
  const now = useOnDevice(() => new Date(), undefined)
  const when = formatAddedOn(timestamp, language, { dateStyle: 'long', now })
  if (when === undefined) return t('listing.added', { when: t('listing.noDate') })
  return <time dateTime={timestamp}>{t('listing.added', { when })}</time>
}

function CategoryTrail({ listing }: { readonly listing: Listing }) {
  const t = useTranslations('browse')
  const categoryName = useCategoryName()
  const { category, subCategory } = listing
  const steps = [
    { name: category, to: categoryLink({ category, subCategory: '' }) },
    { name: subCategory, to: categoryLink(listing) },
  ].filter(({ name }) => name !== '')
  if (steps.length === 0) return null
  return (
    <nav aria-label={t('listing.category')}>
      <ol className={styles['trail']}>
        {steps.map(({ name, to }, index) => (
          <li key={name}>
            {index > 0 && <ChevronForwardIcon size="1em" />}
            <Link to={to}>{categoryName(name)}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
