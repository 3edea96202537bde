import type { Category, Subcategory } from '@adamarket/shared/domain/category-tree.ts'
import { parseCategory, parseSubcategory } from '@adamarket/shared/domain/category-tree.ts'

/** A category with one of its subcategories. */
export type CategoryPair = { readonly category: Category; readonly subcategory: Subcategory }

/** The category and subcategory with exactly these names. */
export function findPair(
  categoryName: string | undefined,
  subcategoryName: string | undefined,
): CategoryPair | undefined {
  const category = parseCategory(categoryName)
  const subcategory = category && parseSubcategory(category, subcategoryName)
  return category && subcategory && { category, subcategory }
}
