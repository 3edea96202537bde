import type { CategoryNames } from '@adamarket/shared/i18n/category-names.ts'

/** Stored names are English already, and shown as they are. */
const categoryNames: CategoryNames = {}

export const texts = {
  categoryNames,
  picker: {
    heading: 'POST YOUR AD',
    title: 'Post your ad',
    lead: 'Choose a category for what you offer.',
    back: 'Back to all categories',
  },
  form: {
    title: 'Post Your Ad',
    category: 'Category',
    subcategory: 'Subcategory',
    soon: 'Posting on the web opens soon. Until then, please use the mobile app.',
    unknownTitle: 'There is no such category',
    unknownText: 'The address names a category or subcategory that we do not have.',
    choose: 'Choose a category',
  },
}
