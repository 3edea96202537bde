import { expect, it } from 'vitest'

import { areaOf } from './area-of.ts'

it.each([
  ['the stated area', { location: 'Girne', area: 'Lapta', title: 'Flat in Alsancak' }, 'Lapta'],
  [
    'not a stated area of another town',
    { location: 'Lefke', area: 'Lapta', title: 'Flat' },
    undefined,
  ],
  ['the one in the title', { location: 'Girne', title: 'Flat in Alsancak' }, 'Alsancak'],
  ['one with an ending', { location: 'Girne', title: 'Alsancak’ta kiralık daire' }, 'Alsancak'],
  ['one in capitals', { location: 'Girne', title: 'ÇATALKÖYDE SATILIK' }, 'Çatalköy'],
  ['one without accents', { location: 'Magusa', title: 'yeni bogazici villa' }, 'Yeni Boğaziçi'],
  ['none of another town', { location: 'Lefke', title: 'Flat in Alsancak' }, undefined],
  ['none that is a word as well', { location: 'Girne', title: 'Bahçeli ev' }, undefined],
  ['none in another word', { location: 'Girne', title: 'Laptamodel' }, undefined],
  ['none without a place', { location: '', title: 'Flat in Alsancak' }, undefined],
])('is %s', (_what, listing, area) => {
  expect(areaOf(listing)).toBe(area)
})
