import type { Category, Subcategory } from '@adamarket/shared/domain/category-tree.ts'
import { useTranslation } from 'react-i18next'

/** The name of a category or subcategory in the visitor's language. */
export function useCategoryName(): (name: Category | Subcategory) => string {
  const { t } = useTranslation('post')
  return (name) => t(`categoryNames.${name}`, name)
}
