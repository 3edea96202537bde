import { expect, it } from 'vitest'

import { categoryTree } from '#domain/category-tree.ts'

import { shownCondition } from './condition.ts'

it('is not shown for homes, jobs, services and lost things', () => {
  const shown = categoryTree.filter(({ name }) =>
    shownCondition({ category: name, condition: 'new' }),
  )
  expect(shown).toHaveLength(categoryTree.length - 4)
  for (const category of ['Real Estate', 'Jobs', 'Services', 'Lost & Found']) {
    expect(shownCondition({ category, condition: 'used' })).toBeUndefined()
  }
})

it('is otherwise the condition of the listing, if it has one', () => {
  expect(shownCondition({ category: 'Vehicles', condition: 'used' })).toBe('used')
  expect(shownCondition({ category: '' })).toBeUndefined()
})
