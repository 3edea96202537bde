import type { Category, Subcategory } from '#domain/category-tree.ts'

/** The names of categories and subcategories in a language; those without one are shown as stored. */
export type CategoryNames = Partial<Record<Category | Subcategory, string>>
