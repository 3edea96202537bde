import { memoryStorage } from '@adamarket/shared/testing/memory-storage.ts'
import { describe, expect, it } from 'vitest'

import { emptyValues } from '#features/values/listing-values.ts'

import type { Draft } from './drafts.ts'
import { createDrafts } from './drafts.ts'

const draft: Draft = {
  id: '2f1f3a38-8a4e-4b6c-9d5e-5a4f7f2f9b11',
  pair: { category: 'Pets', subcategory: 'Cats' },
  values: { ...emptyValues, title: 'Two cats' },
}

describe('drafts', () => {
  it('are stored separately for each user', () => {
    const drafts = createDrafts(memoryStorage())
    drafts.write('ayse', draft)
    expect(drafts.read('ayse')).toEqual(draft)
    expect(drafts.read('mehmet')).toBeUndefined()
    drafts.remove('ayse')
    expect(drafts.read('ayse')).toBeUndefined()
  })

  it('may be older than the mark of a negotiable price, and than attributes', () => {
    const storage = memoryStorage()
    const { negotiable: _negotiable, attributes: _attributes, ...values } = draft.values
    storage.setItem('draft:ayse', JSON.stringify({ ...draft, values }))
    expect(createDrafts(storage).read('ayse')).toEqual(draft)
  })

  it.each([
    ['no JSON', 'title=Cats'],
    ['of another format', '{"title":"Two cats"}'],
    [
      'in no category',
      JSON.stringify({ ...draft, pair: { category: 'Planes', subcategory: 'Jets' } }),
    ],
  ])('are ignored when they are %s', (_, stored) => {
    const storage = memoryStorage()
    storage.setItem('draft:ayse', stored)
    expect(createDrafts(storage).read('ayse')).toBeUndefined()
  })

  it('last as long as the page where storage is forbidden', () => {
    const drafts = createDrafts(memoryStorage({ isForbidden: true }))
    drafts.write('ayse', draft)
    expect(drafts.read('ayse')).toEqual(draft)
    drafts.remove('ayse')
    expect(drafts.read('ayse')).toBeUndefined()
  })
})
