import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Category, Subcategory } from '@adamarket/shared/domain/category-tree.ts'
import {
  categoryTree,
  parseCategory,
  parseSubcategory,
} from '@adamarket/shared/domain/category-tree.ts'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { Select } from '@adamarket/shared/ui/select.tsx'

import { useCategoryName } from '@adamarket/shared/site-ui/use-category-name.ts'

import styles from './filter-form.module.css'

type Chosen = {
  readonly category: Category | undefined
  readonly subcategory: Subcategory | undefined
}

type Props = Chosen & { readonly onChange: (chosen: Chosen) => void }

/** A category, and then one of its subcategories. */
export function CategoryFields({ category, subcategory, onChange }: Props) {
  const t = useTranslations('browse')
  const categoryName = useCategoryName()
  const chosen = categoryTree.find(({ name }) => name === category)
  return (
    <div className={styles['fields']}>
      <Field label={t('search.category')}>
        <Select
          name="category"
          value={category ?? ''}
          onChange={({ currentTarget }) =>
            onChange({ category: parseCategory(currentTarget.value), subcategory: undefined })
          }
        >
          <option value="">{t('search.everyCategory')}</option>
          {categoryTree.map(({ name }) => (
            <option key={name} value={name}>
              {categoryName(name)}
            </option>
          ))}
        </Select>
      </Field>
      {chosen && (
        <Field label={t('search.subcategory')}>
          <Select
            name="subcategory"
            value={subcategory ?? ''}
            onChange={({ currentTarget }) =>
              onChange({
                category: chosen.name,
                subcategory: parseSubcategory(chosen.name, currentTarget.value),
              })
            }
          >
            <option value="">{t('search.everySubcategory')}</option>
            {chosen.subcategories.map((name) => (
              <option key={name} value={name}>
                {categoryName(name)}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </div>
  )
}
