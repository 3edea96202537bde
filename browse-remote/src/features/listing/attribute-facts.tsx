import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import { knownAttributes } from '@adamarket/shared/domain/attributes/known-attributes.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { loadAttributeTexts } from '@adamarket/shared/i18n/attributes/attribute-texts.ts'
import { formatAttribute } from '@adamarket/shared/i18n/attributes/format-attribute.ts'
import { use } from 'react'

import styles from './listing-facts.module.css'

/** The attributes of a listing, in the order of the form. */
export function AttributeFacts({ listing }: { readonly listing: Listing }) {
  const t = useTranslations('browse')
  const texts = use(loadAttributeTexts(useLocale()))
  if (!texts) return null
  return knownAttributes(listing).map((attribute) => (
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
}
