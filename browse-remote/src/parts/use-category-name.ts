import { categoryTree } from '@adamarket/shared/domain/category-tree.ts'
import { useTranslation } from 'react-i18next'

const names = categoryTree.flatMap(({ name, subcategories }) => [name, ...subcategories])

/** The name of a stored category or subcategory in the visitor's language; as stored when it is unknown. */
export function useCategoryName(): (stored: string) => string {
  const { t } = useTranslation('browse')
  return (stored) => {
    const name = names.find((candidate) => candidate === stored)
    return name ? t(`categoryNames.${name}`, name) : stored
  }
}
