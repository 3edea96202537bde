import { parseCategory, parseSubcategory } from '@adamarket/shared/domain/category-tree.ts'
import type { Listing } from '@adamarket/shared/domain/listing.ts'
import type { ListingsPort } from '@adamarket/shared/domain/ports.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search-query.ts'

/** Two rows on a wide window. */
const maxSimilarListings = 8

/**
 * The newest listings of the same subcategory, then of the same category. Empty after a failure: the page is
 * about another listing. Hidden listings are left out, and others of the category take their places.
 */
export async function findSimilar(
  port: Pick<ListingsPort, 'search'>,
  listing: Pick<Listing, 'id' | 'category' | 'subCategory'>,
  isShown: (other: Listing) => boolean = () => true,
): Promise<readonly Listing[]> {
  const category = parseCategory(listing.category)
  if (category === undefined) return []
  const subcategory = parseSubcategory(category, listing.subCategory)
  const found = new Map<string, Listing>()
  const look = async (kind: Pick<SearchQuery, 'subcategory'>) => {
    const query = { text: '', location: 'All', category, ...kind } as const
    // The listing itself, and those already found, may be among them.
    const page = await port.search(query, { limit: maxSimilarListings + found.size + 1 })
    if (!page.ok) return
    for (const other of page.value.listings) {
      if (other.id !== listing.id && isShown(other)) found.set(other.id, other)
    }
  }
  if (subcategory !== undefined) await look({ subcategory })
  if (found.size < maxSimilarListings) await look({})
  return [...found.values()].slice(0, maxSimilarListings)
}
