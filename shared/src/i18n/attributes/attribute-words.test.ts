import { expect, it } from 'vitest'

import { wordsOfValue } from '#domain/attributes/attribute-words.ts'
import { definitions } from '#domain/attributes/definitions.ts'
import { filterKeys } from '#domain/attributes/filter-kinds.ts'
import { attributesOf } from '#domain/attributes/of-subcategory.ts'
import { categoryTree } from '#domain/category-tree.ts'
import { languages } from '#domain/languages.ts'
import { findListings } from '#domain/search/find-listings.ts'
import { withTranslation } from '#i18n/translate-search.ts'
import { aListing } from '#testing/a-listing.ts'

import { loadAttributeTexts } from './attribute-texts.ts'

const values = filterKeys.flatMap((key) => {
  const definition = definitions[key]
  if (definition.kind !== 'flag' && definition.kind !== 'choice') return []
  return (definition.kind === 'flag' ? [true as const] : definition.codes).map((value) => ({
    key,
    value,
    code: value === true ? key : value,
  }))
})

const deals = ['sale', 'rent']
/** A value that people do not search by, or whose word would find what lacks it. */
const isSearched = ({ code }: { readonly code: string }) =>
  deals.includes(code) || wordsOfValue(code) !== ''

/** Names that mean something else when they are typed, such as an oven for `gas`, or that hardly anyone types. */
const meansAnother = new Set(
  '3 months ahead; 6 months ahead; 5+1 and more; None; Furniture; 5+1 ve üzeri; За 3 месяца вперёд; За 6 месяцев вперёд; Мебель; 3 أشهر مقدمًا; غاز; مكتب; مطعّم; باليوم; أثاث'.split(
    '; ',
  ),
)

it.each(languages)(
  'a search for the name of a value, in %s, finds a listing that has it',
  async (language) => {
    const texts = await loadAttributeTexts(language)
    const unfound = values.filter(isSearched).flatMap(({ key, value, code }) => {
      const [subcategory = ''] =
        Object.entries(attributesOf).find(
          ([, keys]) => keys.includes(key) && !(key === 'language' && keys.includes('subject')),
        ) ?? []
      const listing = aListing({
        title: 'X',
        category:
          categoryTree.find(({ subcategories }) => subcategories.some((one) => one === subcategory))
            ?.name ?? '',
        subCategory: subcategory,
        attributes: { [key]: value },
      })
      const label = (value === true ? texts?.names[key] : texts?.codes[code]) ?? code
      const text = label.replace(/\(.*\)|[,،].*/g, '').trim()
      const query = withTranslation({ text, location: 'All' })
      const isFound = findListings([listing], query).length > 0
      return isFound || meansAnother.has(text) ? [] : [text]
    })
    expect(unfound).toEqual([])
  },
)
