import { describe, expect, it } from 'vitest'

import type { SearchQuery } from '#domain/search/search-query.ts'
import { textsOf } from '#domain/search/search-query.ts'
import { withTranslation } from './translate-search.ts'
import sentences from '#testing/typed-sentences.json'

import { mayBeUnderstood } from '#domain/search/typed/may-be-understood.ts'
import type { Understood } from '#domain/search/typed/understand-text.ts'
import { understandText } from '#domain/search/typed/understand-text.ts'

describe.each(Object.entries(sentences))('in %s', (_language, table) => {
  it.each(Object.entries(table))('%s: %s', (typed, expected) => {
    const [text = ''] = textsOf(withTranslation({ text: typed, location: 'All' }))
    expect(written(understandText(text))).toBe(expected)
    expect(mayBeUnderstood(text) || expected === 'as typed').toBe(true)
  })
})

function written(understood: Understood | undefined): string {
  if (!understood) return 'as typed'
  const { text, location, area, near, category, subcategory, attributes = {}, price } = understood
  return [
    text || '-',
    location,
    area,
    near && `near ${near}`,
    subcategory ?? category,
    ...Object.entries(attributes)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, filter]) => `${key} ${typeof filter === 'object' ? range(filter) : filter}`),
    price && `${range(price)} ${price.currency}`,
  ]
    .filter((part) => part !== undefined)
    .join('; ')
}

function range({ min, max }: NonNullable<SearchQuery['price']> | { min?: number; max?: number }) {
  return `${min ?? ''}..${max ?? ''}`
}
