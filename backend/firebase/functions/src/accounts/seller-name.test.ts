import { describe, expect, it } from 'vitest'

import { hasNewName, nameOf } from './seller-name.ts'

describe('hasNewName', () => {
  it.each([
    ['another name', { name: 'Ayşe' }, { name: 'Ayşe Kaya' }, true],
    ['a first name', {}, { name: 'Ayşe' }, true],
    ['the same name', { name: 'Ayşe', about: '' }, { name: 'Ayşe', about: 'Hello' }, false],
    ['a removed name', { name: 'Ayşe' }, {}, false],
    ['a blank name', { name: 'Ayşe' }, { name: '  ' }, false],
    ['a name that is not text', { name: 'Ayşe' }, { name: { first: 'Ayşe' } }, false],
    ['a deleted profile', { name: 'Ayşe' }, undefined, false],
  ])('%s: %j to %j is %s', (_what, before, after, expected) => {
    expect(hasNewName(before, after)).toBe(expected)
  })
})

describe('nameOf', () => {
  it('returns the name as it is stored', () => {
    expect(nameOf({ name: 'Ayşe Kaya' })).toBe('Ayşe Kaya')
    expect(nameOf(undefined)).toBeUndefined()
  })
})
