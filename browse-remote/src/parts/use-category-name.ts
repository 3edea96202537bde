import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { categoryTree } from '@adamarket/shared/domain/category-tree.ts'

const names = categoryTree.flatMap(({ name, subcategories }) => [name, ...subcategories])

/** The name of a stored category or subcategory in the visitor's language; as stored when it is unknown. */
export function useCategoryName(): (stored: string) => string {
  const t = useTranslations('browse')
  return (stored) => {
    const name = names.find((candidate) => candidate === stored)
    return name && t.has(`categoryNames.${name}`) ? t(`categoryNames.${name}`) : stored
  }
}
