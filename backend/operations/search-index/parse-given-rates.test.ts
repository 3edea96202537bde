import { expect, it } from 'vitest'

import { parseGivenRates } from './parse-given-rates.ts'

const today = new Date('2026-11-20T23:59:00.000Z')

it('reads the rates of today, in any order', () => {
  expect(parseGivenRates(['TRY=0.019', 'EUR=1.2', 'GBP=1.4'], today)).toEqual({
    asOf: '2026-11-20',
    dollarsPerUnit: { USD: 1, EUR: 1.2, GBP: 1.4, TRY: 0.019 },
  })
})

it.each([
  ['one is missing', ['EUR=1.2', 'GBP=1.4']],
  ['one is there twice', ['EUR=1.2', 'EUR=1.2', 'GBP=1.4']],
  ['one has no value', ['EUR=1.2', 'GBP', 'TRY=0.019']],
  ['one is no number', ['EUR=1.2', 'GBP=1,4', 'TRY=0.019']],
  ['one is the wrong way round', ['EUR=1.2', 'GBP=1.4', 'TRY=50']],
  ['the dollar is given', ['USD=1', 'EUR=1.2', 'GBP=1.4']],
])('refuses rates when %s', (_when, given) => {
  expect(() => parseGivenRates(given, today)).toThrow('TRY=0.02')
})
