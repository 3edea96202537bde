import { hrefs, paths } from '@adamarket/shared/contract/paths.ts'
import { parseCategory, parseSubcategory } from '@adamarket/shared/domain/category-tree.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'

/**
 * The path to a listing as schema.org's BreadcrumbList, for search engines: home, its category, its
 * subcategory, without those that no longer exist.
 *
 * @param categoryName the name of a stored category in the visitor's language
 * @param absoluteUrl makes a path of this site an absolute URL
 */
export function breadcrumbs(
  { id, title, category: stored, subCategory }: Listing,
  categoryName: (stored: string) => string,
  absoluteUrl: (path: string) => string,
): object {
  const category = parseCategory(stored)
  const subcategory = category && parseSubcategory(category, subCategory)
  const everywhere = { text: '', location: 'All' } as const
  const steps = [
    { name: 'AdaMarket', path: paths.home },
    ...(category
      ? [{ name: categoryName(category), path: hrefs.search({ ...everywhere, category }) }]
      : []),
    ...(category && subcategory
      ? [
          {
            name: categoryName(subcategory),
            path: hrefs.search({ ...everywhere, category, subcategory }),
          },
        ]
      : []),
    { name: title, path: hrefs.listing(id) },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  }
}
