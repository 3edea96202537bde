import { expect, it } from 'vitest'

import { countryNames } from './country-names.ts'

it('names countries in the language of the page', () => {
  expect(countryNames('tr')).toMatchObject({ cy: 'Kıbrıs', tr: 'Türkiye', gb: 'Birleşik Krallık' })
})

it('leaves the names of the field in the default language', () => {
  expect(countryNames('en')).toEqual({})
})
