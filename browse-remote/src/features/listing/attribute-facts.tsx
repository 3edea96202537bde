import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { AttributeKey } from '@adamarket/shared/domain/attributes/definitions.ts'
import { knownAttributes } from '@adamarket/shared/domain/attributes/known-attributes.ts'
import { rentKeys } from '@adamarket/shared/domain/attributes/of-subcategory.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { rentPartsOf } from '@adamarket/shared/domain/money/rent-costs.ts'
import { loadAttributeTexts } from '@adamarket/shared/i18n/attributes/attribute-texts.ts'
import { formatAttribute } from '@adamarket/shared/i18n/attributes/format-attribute.ts'
import { use } from 'react'

import { RentFacts } from './rent-facts.tsx'
import styles from './listing-facts.module.css'

/** What a rental costs, and the attributes of a listing, in the order of the form. */
export function AttributeFacts({ listing }: { readonly listing: Listing }) {
  const t = useTranslations('browse')
  const texts = use(loadAttributeTexts(useLocale()))
  if (!texts) return null
  const rent = rentPartsOf(listing)
  const shown = knownAttributes(listing).filter(({ key }) => !rent || !isOfRent(key))
  const facts = shown.map((attribute) => (
    <div key={attribute.key} className={styles['fact']}>
      <dt>{texts.names[attribute.key]}</dt>
      <dd>
        {formatAttribute(attribute, texts)}
        {attribute.key === 'titleDeed' && (
          <span className={styles['hint']}>{t('listing.deedHint')}</span>
        )}
      </dd>
    </div>
  ))
  return (
    <>
      {rent && <RentFacts parts={rent} />}
      {facts}
    </>
  )
}

function isOfRent(key: AttributeKey): boolean {
  return rentKeys.some((one) => one === key)
}
