import type { Category, Subcategory } from '#domain/category-tree.ts'

/** How a language calls the categories and subcategories; what it does not name is shown as stored. */
export type CategoryNames = Partial<Record<Category | Subcategory, string>>
