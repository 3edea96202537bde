import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import type {
  AttributeFilter,
  AttributeFilters,
} from '@adamarket/shared/domain/attributes/attribute-filters.ts'
import type { FilterKey } from '@adamarket/shared/domain/attributes/filter-kinds.ts'
import { filtersOfCategory } from '@adamarket/shared/domain/attributes/known-attributes.ts'
import { modelsOf } from '@adamarket/shared/domain/attributes/models.ts'
import type { Category, Subcategory } from '@adamarket/shared/domain/category-tree.ts'
import { loadAttributeTexts } from '@adamarket/shared/i18n/attributes/attribute-texts.ts'
import { use, useEffect, useEffectEvent, useState } from 'react'

import { AttributeField } from './attribute-field.tsx'
import styles from './filter-form.module.css'

/** How many are in view at first. */
const shownAtFirst = 3

type Props = {
  readonly category: Category
  /** Another one is another set of fields: its subcategory belongs in the key. */
  readonly subcategory: Subcategory | undefined
  readonly filters: AttributeFilters
  readonly onChange: (filters: AttributeFilters) => void
}

/** The filters of a category's attributes: the most important ones, and the others folded away. */
export function AttributeFields({ category, subcategory, filters, onChange }: Props) {
  const t = useTranslations('browse')
  const texts = use(loadAttributeTexts(useLocale()))
  const { make } = filters
  const models = modelsOf(typeof make === 'string' ? make : undefined)
  const keys = filtersOfCategory(category, subcategory).filter(
    (key) => key !== 'model' || models.length > 0 || filters.model !== undefined,
  )
  const rest = keys.slice(shownAtFirst)
  const [isOpen] = useState(() => rest.some((key) => filters[key] !== undefined))
  const dropOthers = useEffectEvent(() => {
    const kept = keys.filter((key) => filters[key] !== undefined)
    if (kept.length === Object.keys(filters).length) return
    onChange(Object.fromEntries(kept.map((key) => [key, filters[key]])))
  })
  useEffect(() => dropOthers(), [])
  if (!texts || keys.length === 0) return null

  const change = (key: FilterKey, filter: AttributeFilter | undefined) => {
    const { [key]: _before, ...kept } = filters
    // Another make has other models.
    const others = key === 'make' ? withoutModel(kept) : kept
    onChange(filter === undefined ? others : { ...others, [key]: filter })
  }
  const field = (key: FilterKey) => (
    <AttributeField
      key={key}
      attribute={key}
      texts={texts}
      filter={filters[key]}
      suggestions={models}
      onChange={(filter) => change(key, filter)}
    />
  )
  return (
    <div className={styles['fields']}>
      {keys.slice(0, shownAtFirst).map(field)}
      {rest.length > 0 && (
        <details open={isOpen} className={styles['more']}>
          <summary>{t('search.moreFilters')}</summary>
          <div className={styles['fields']}>{rest.map(field)}</div>
        </details>
      )}
      <p className={styles['hint']}>{t('search.notStated')}</p>
    </div>
  )
}

function withoutModel({ model: _model, ...others }: AttributeFilters): AttributeFilters {
  return others
}
