import { parseCategory, parseSubcategory } from '@adamarket/shared/domain/category-tree.ts'

import type { Pair } from '#parts/values/changes-of.ts'

/** The category and subcategory with exactly these names. */
export function findPair(
  categoryName: string | undefined,
  subcategoryName: string | undefined,
): Pair | undefined {
  const category = parseCategory(categoryName)
  const subcategory = category && parseSubcategory(category, subcategoryName)
  return category && subcategory && { category, subcategory }
}
