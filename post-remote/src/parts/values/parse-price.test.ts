import { describe, expect, it } from 'vitest'

import { parsePrice } from '#parts/values/parse-price.ts'

describe('parsePrice', () => {
  it.each([
    ['1250', 1250],
    [' 1 250 ', 1250],
    ['1,250', 1250],
    ['1.250', 1250],
    ['12,500', 12_500],
    ['1,250.50', 1250.5],
    ['1.250,50', 1250.5],
    ['1.250.000', 1_250_000],
    ['1,250,000', 1_250_000],
    ['1.250.000,75', 1_250_000.75],
    ['9.5', 9.5],
    ['9,99', 9.99],
    ['0,5', 0.5],
    ['5.', 5],
    ['£1,250', 1250],
    ['1.250 TL', 1250],
    ['12’500', 12_500],
  ])('%s is %d', (typed, price) => {
    expect(parsePrice(typed)).toBe(price)
  })

  it.each([
    '',
    '  ',
    '0',
    'free',
    '-5',
    '1e9',
    '1.2345',
    '0.125',
    '1,25,00',
    '1.250.50',
    '12.34.567',
    '1,250.500,00',
    '.5',
    'Infinity',
    'NaN',
  ])('%j is no price', (typed) => {
    expect(parsePrice(typed)).toBe(0)
  })
})
