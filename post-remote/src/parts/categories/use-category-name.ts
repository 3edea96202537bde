import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Category, Subcategory } from '@adamarket/shared/domain/category-tree.ts'

/** The name of a category or subcategory in the visitor's language. */
export function useCategoryName(): (name: Category | Subcategory) => string {
  const t = useTranslations('post')
  return (name) => (t.has(`categoryNames.${name}`) ? t(`categoryNames.${name}`) : name)
}
