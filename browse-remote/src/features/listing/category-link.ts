import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { parseCategory, parseSubcategory } from '@adamarket/shared/domain/category-tree.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'

/**
 * The address of the results in a listing's category, or in its subcategory. An older listing may be in one
 * that does not exist any more, which only a text finds.
 */
export function categoryLink({
  category: stored,
  subCategory,
}: Pick<Listing, 'category' | 'subCategory'>): string {
  const category = parseCategory(stored)
  const subcategory = category && parseSubcategory(category, subCategory)
  if (!category || (subCategory !== '' && !subcategory)) {
    return hrefs.search({ text: subCategory === '' ? stored : subCategory, location: 'All' })
  }
  return hrefs.search({
    text: '',
    location: 'All',
    category,
    ...(subcategory && { subcategory }),
  })
}
