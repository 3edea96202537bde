// Imported by its full name, which is the key of the shared module.
import { useLocale } from '@adamarket/shared/contract/texts.ts'

import { categoryName } from '#i18n/category-names.ts'

/** The name of a stored category or subcategory in the visitor's language; as stored when it is unknown. */
export function useCategoryName(): (stored: string) => string {
  const language = useLocale()
  return (stored) => categoryName(stored, language)
}
