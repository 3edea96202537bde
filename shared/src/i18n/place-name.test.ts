import { expect, it } from 'vitest'

import { placeName, placeOf } from './place-name.ts'

it.each([
  ['Magusa', 'en', 'Magusa'],
  ['Magusa', 'tr', 'Gazimağusa'],
  ['GÜZELYURT', 'en', 'Guzelyurt'],
  ['Karpaz', 'tr', 'Karpaz'],
])('the name of %s in %s is %s', (location, language, name) => {
  expect(placeName(location, language)).toBe(name)
})

it.each([
  [{ location: 'Girne', area: 'Karaman' }, 'en', 'Karaman, Girne'],
  [{ location: 'Magusa', area: 'Tuzla' }, 'tr', 'Tuzla, Gazimağusa'],
  [{ location: 'Lefke', area: 'Merkez' }, 'en', 'Centre, Lefke'],
  [{ location: 'Lefke', area: 'Merkez' }, 'tr', 'Merkez, Lefke'],
  [{ location: 'Girne' }, 'en', 'Girne'],
  [{ location: 'Lefkosia', area: '' }, 'tr', 'Lefkoşa'],
  [{ location: '' }, 'en', ''],
])('%j in %s is %s', (listing, language, name) => {
  expect(placeOf(listing, language)).toBe(name)
})
