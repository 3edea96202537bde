import type { Category } from '#domain/category-tree.ts'
import { foldText } from '#domain/text/fold-text.ts'

import type { CategoryScope } from './category-scope.ts'

const nothing: CategoryScope = { categories: [], subcategories: [] }

const mobilesAndTablets: CategoryScope = {
  categories: [],
  subcategories: ['Mobile Phones', 'Tablets'],
}
const cars: CategoryScope = { categories: ['Vehicles'], subcategories: [] }
const electronics: CategoryScope = { categories: ['Electronics'], subcategories: [] }
const furniture: CategoryScope = { categories: ['Furniture'], subcategories: [] }

/** The category tabs of the header: the label and the query value (specification, section 2.1). */
export const categoryTabs = [
  { label: 'Vehicles', query: 'car', scope: cars },
  {
    label: 'Properties',
    query: 'Properties',
    scope: { categories: ['Real Estate'], subcategories: [] },
  },
  { label: 'Mobiles & Tablets', query: 'Mobile & Tablets', scope: mobilesAndTablets },
  { label: 'Jobs', query: 'Jobs', scope: { categories: ['Jobs'], subcategories: [] } },
  {
    label: 'Electronics & Appliances',
    query: 'Electronics & Appliances',
    scope: { categories: ['Electronics', 'Home Appliances'], subcategories: [] },
  },
  {
    label: 'Furniture & Decor',
    query: 'Furniture & Decor',
    scope: furniture,
  },
  {
    label: 'More Categories',
    query: 'More Categories',
    scope: {
      categories: [
        'Education',
        'Fashion',
        'Hobbies & Entertainment',
        'Self-Care',
        'Pets',
        'Services',
        'Lost & Found',
      ],
      subcategories: [],
    },
  },
] as const satisfies readonly { label: string; query: string; scope: CategoryScope }[]

/** The seven tiles of the home page; the name is the query value (specification, section 2.2). */
export const categoryTiles = [
  { name: 'car', scope: cars },
  {
    name: 'Property for Sale',
    scope: { categories: ['Real Estate'], subcategories: [], deal: 'sale' },
  },
  {
    name: 'Property for Rent',
    scope: { categories: ['Real Estate'], subcategories: [], deal: 'rent' },
  },
  { name: 'Jobs', scope: { categories: ['Jobs'], subcategories: [] } },
  { name: 'Mobiles', scope: { categories: [], subcategories: ['Mobile Phones'] } },
  { name: 'Electronics', scope: electronics },
  { name: 'Furniture', scope: furniture },
] as const satisfies readonly { name: string; scope: CategoryScope }[]

const scopeByQuery: ReadonlyMap<string, CategoryScope> = new Map<string, CategoryScope>([
  ...categoryTiles.map(({ name, scope }) => [foldText(name), scope] as const),
  ...categoryTabs.map(({ query, scope }) => [foldText(query), scope] as const),
])

/** The folded queries of the tabs and tiles. */
export const knownQueries: readonly string[] = [...scopeByQuery.keys()]

/** Whether a text is the query of a tab or tile, ignoring case. */
export function isKnownQuery(text: string): boolean {
  return scopeByQuery.has(foldText(text.trim()))
}

const namedMoreNarrowly: ReadonlySet<string> = new Set(
  ['car', 'Property for Sale', 'Property for Rent'].map(foldText),
)

/** Whether the listings that have the words of a known query precede the others of its categories: cars, boats. */
export function leadsByWords(text: string): boolean {
  return namedMoreNarrowly.has(foldText(text.trim()))
}

/**
 * The categories that the query of a tab or tile stands for, ignoring case. As plain substrings these
 * values (`car`, `Mobile & Tablets`, `More Categories`) would match few or no listings, so they also
 * find the listings of their categories (specification, section 2.1). Every other query stands for no
 * category.
 */
export function knownQueryScope(query: string): CategoryScope {
  return scopeByQuery.get(foldText(query.trim())) ?? nothing
}

/** The category of a known query that stands for a single one. */
export function knownCategory(text: string): Category | undefined {
  const [category, ...others] = knownQueryScope(text).categories
  return others.length === 0 ? category : undefined
}
