import { expect, it } from 'vitest'

import { placeName } from './place-name.ts'

it.each([
  ['Magusa', 'en', 'Magusa'],
  ['Magusa', 'tr', 'Gazimağusa'],
  ['GÜZELYURT', 'en', 'Guzelyurt'],
  ['Karpaz', 'tr', 'Karpaz'],
])('the name of %s in %s is %s', (location, language, name) => {
  expect(placeName(location, language)).toBe(name)
})
