import { useLocale } from '@adamarket/shared/contract/texts.ts'
import type { Subcategory } from '@adamarket/shared/domain/category-tree.ts'
import { languageOf } from '@adamarket/shared/domain/languages.ts'
import { formatMoney } from '@adamarket/shared/domain/money/format-money.ts'
import { parseTypedPrice } from '@adamarket/shared/domain/money/parse-typed-price.ts'
import { rentPartsOf } from '@adamarket/shared/domain/money/rent-costs.ts'
import { loadAttributeTexts } from '@adamarket/shared/i18n/attributes/attribute-texts.ts'
import { rentCostInWords, rentCostTexts } from '@adamarket/shared/i18n/rent-costs-texts.ts'
import { use, useId } from 'react'

import {
  applicableAttributes,
  isBesidePrice,
  readAttributes,
} from '#features/values/typed-attributes.ts'

import { AttributeControls } from './attribute-fields.tsx'
import type { FieldsProps } from './fields.ts'
import styles from './listing-form.module.css'

type Props = FieldsProps & { readonly subcategory: Subcategory }

/** What a tenant pays besides the rent, of which nothing must be said; below it, what buyers will see. */
export function RentFields({ subcategory, ...fields }: Props) {
  const { attributes, price, currency } = fields.values
  const language = languageOf(useLocale())
  const texts = use(loadAttributeTexts(language))
  const t = rentCostTexts(language)
  const headingId = useId()
  const keys = applicableAttributes(attributes, subcategory).filter(isBesidePrice)
  if (!texts || keys.length === 0) return null
  const read = readAttributes(attributes, subcategory)
  const parts = rentPartsOf({
    subCategory: subcategory,
    price: parseTypedPrice(price) ?? 0,
    currency,
    ...(read.attributes && { attributes: read.attributes }),
  })
  const cost =
    parts && parts.rent.amount > 0 ? rentCostInWords('moveIn', parts, language) : undefined
  return (
    <section aria-labelledby={headingId} className={styles['rent']}>
      <h3 id={headingId} className={styles['rentHeading']}>
        {t('heading')}
      </h3>
      <AttributeControls {...fields} subcategory={subcategory} texts={texts} keys={keys} />
      {cost?.sum && (
        <p className={styles['summary']} role="status">
          {t('shown', {
            price: formatMoney(cost.sum, language),
            isLeast: cost.isLeast ? 'yes' : 'no',
            parts: cost.parts,
          })}
        </p>
      )}
    </section>
  )
}
