import type { Category } from '@adamarket/shared/domain/category-tree.ts'
import { categoryTree } from '@adamarket/shared/domain/category-tree.ts'
import { foldText } from '@adamarket/shared/domain/text/fold-text.ts'
import { namesOfCategory } from '@adamarket/shared/i18n/all-category-names.ts'

import type { CategoryPair } from './category-pair.ts'

/**
 * The subcategories whose own name, or their category's, contains all words of a text, in any language
 * and ignoring accents. Matches of their own name come first.
 */
export function findCategories(text: string): readonly CategoryPair[] {
  const words = foldText(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const found = leaves.filter(({ own, all }) => hasAll(all, words) || hasAll(own, words))
  return [
    ...found.filter(({ own }) => hasAll(own, words)),
    ...found.filter(({ own }) => !hasAll(own, words)),
  ].map(({ pair }) => pair)
}

const leaves = categoryTree.flatMap(({ name: category, subcategories }) =>
  subcategories.map((subcategory) => ({
    pair: { category, subcategory },
    own: foldedNames(subcategory),
    all: `${foldedNames(category)} ${foldedNames(subcategory)}`,
  })),
)

function foldedNames(name: Category | CategoryPair['subcategory']): string {
  return foldText(namesOfCategory(name).join(' '))
}

function hasAll(names: string, words: readonly string[]): boolean {
  return words.every((word) => names.includes(word))
}
