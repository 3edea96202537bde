import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { shownCondition } from '@adamarket/shared/domain/listing/condition.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { priceUnitOf } from '@adamarket/shared/domain/attributes/price-unit.ts'
import { formatPrice } from '@adamarket/shared/i18n/format-price.ts'
import { joinFacts } from '@adamarket/shared/i18n/join-facts.ts'
import { placeOf } from '@adamarket/shared/i18n/place-name.ts'
import { nameOfCategory } from '@adamarket/shared/i18n/all-category-names.ts'
import { Card } from '@adamarket/shared/ui/card.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { Picture } from '@adamarket/shared/ui/picture.tsx'

import { deskTexts } from './desk-texts.ts'
import styles from './desk.module.css'

type Props = { readonly listing: Listing | undefined; readonly isDeleted: boolean }

/** What visitors see of a listing, all pictures at once; of a deleted one what they saw, without pictures. */
export function ShownListing({ listing, isDeleted }: Props) {
  const language = useLocale()
  const t = deskTexts(language)
  if (!listing) return <p className={styles['muted']}>{t('noListing')}</p>
  const { title, description, price, currency, category, subCategory } = listing
  const condition = shownCondition(listing)
  const facts = [
    ...[category, subCategory].map((stored) => nameOfCategory(stored, language)),
    placeOf(listing, language),
    condition && t(`condition.${condition}`),
  ]
  return (
    <section aria-label={t('asVisitorsSee')}>
      <Card className={styles['part']}>
        {listing.imageUrl.length > 0 && (
          <div className={styles['pictures']}>
            {listing.imageUrl.map((link) => (
              <Picture key={link} src={link} alt="" fallback={t('noPicture')} sizes="160px" />
            ))}
          </div>
        )}
        {isDeleted && <Notice tone="warning">{t('deletedBySeller')}</Notice>}
        <h3 dir="auto">
          {isDeleted ? title : <Link to={hrefs.listing(listing.id)}>{title}</Link>}
        </h3>
        <p className={styles['price']}>
          {formatPrice({ amount: price, currency }, priceUnitOf(listing), language)}
        </p>
        <p className={styles['muted']}>{joinFacts(facts, language)}</p>
        <p className={styles['text']} dir="auto">
          {description}
        </p>
        <p className={styles['muted']}>
          <bdi dir="ltr">{listing.phoneNumber}</bdi>
        </p>
      </Card>
    </section>
  )
}
