import type { Language } from '@adamarket/shared/domain/languages.ts'
import { describe, expect, it } from 'vitest'

import { suggestSearches } from './suggest-searches.ts'

const recent = ['honda civic', 'Şişme bot', 'car', 'carpet', 'car park', 'cartoon']

function labels(typed: string, language: Language = 'en') {
  return suggestSearches(typed, { recent, language }).map(({ label }) => label)
}

describe('suggestSearches', () => {
  it('suggests recent searches while nothing is typed', () => {
    expect(labels(' ')).toEqual(recent)
  })

  it('suggests recent searches first, except the typed one, then names with the same start', () => {
    expect(labels('car')).toEqual([
      'carpet',
      'car park',
      'cartoon',
      'Cars for Sale',
      'Cars for Rent',
      'Car Spare Parts',
      'Carpets',
      'Accessories & Pet Care Products',
      'Self-Care',
    ])
  })

  it.each([
    ['hon', 'Honda'],
    ['civ', 'Honda Civic'],
    ['honda c', 'Honda CR-V'],
    ['iphone', 'iPhone'],
    ['sams', 'Samsung'],
    ['sakar', 'Sakarya'],
    ['Kyrenia', 'Girne'],
    ['никос', 'Lefkosia'],
    ['daü', 'EMU'],
    ['near east', 'NEU'],
  ])('finds for "%s" the make, model, place or university %s', (typed, label) => {
    expect(labels(typed)).toContain(label)
  })

  it('begins with a make that begins so, and not with a category that contains it', () => {
    expect(suggestSearches('hon', { recent: [], language: 'en' })[0]?.label).toBe('Honda')
    expect(suggestSearches('honda', { recent: [], language: 'en' })).toHaveLength(1)
    expect(labels('on')).not.toContain('Honda')
  })

  it.each([
    ['SISM', 'Şişme bot'],
    ['kedi', 'Cats'],
    ['İŞ İLAN', 'Jobs'],
    ['emlak', 'Real Estate'],
    ['properties', 'Properties'],
  ])('finds for "%s" by its name in either language: %s', (typed, label) => {
    expect(labels(typed)[0]).toBe(label)
  })

  it('uses the language of the visitor', () => {
    expect(labels('cats', 'tr')).toEqual(['Kediler'])
    expect(labels('emlak', 'tr')[0]).toBe('Emlak')
  })

  it('names the category of a subcategory', () => {
    expect(suggestSearches('sofas', { recent: [], language: 'tr' })).toEqual([
      {
        kind: 'category',
        label: 'Koltuklar',
        category: 'Furniture',
        subcategory: 'Sofas',
        parent: 'Mobilya',
      },
    ])
  })

  it('suggests nothing for an unknown text', () => {
    expect(labels('zeppelin')).toEqual([])
  })
})
