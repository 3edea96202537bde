import type { EarlierPrice } from '@adamarket/shared/domain/listing/listing.ts'
import { maxEarlierPrices } from '@adamarket/shared/domain/listing/reduced-price.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { expect, test } from 'vitest'

import { priceSteps, stepLine } from './price-steps.ts'

const day = (number: number) => new Date(Date.UTC(2026, 6, number)).toISOString()
const until = (number: number, price: number, currency = 'GBP'): EarlierPrice => ({
  price,
  currency,
  until: day(number),
})
const stepsOf = (earlierPrices: readonly EarlierPrice[], timestamp = day(1)) =>
  priceSteps(aListing({ price: 80, earlierPrices, timestamp }))

test('each price begins when the one before it ended, and the first one with the listing', () => {
  expect(stepsOf([until(3, 100), until(6, 90, 'EUR')])).toEqual([
    { price: 100, currency: 'GBP', since: day(1) },
    { price: 90, currency: 'EUR', since: day(3) },
    { price: 80, currency: 'GBP', since: day(6) },
  ])
})

test.each([
  [
    'may have followed others',
    Array.from({ length: maxEarlierPrices }, (_, index) => until(index + 2, 90 + index)),
    day(1),
  ],
  ['is of a listing without a date', [until(3, 100)], ''],
  ['ended before the date of the listing', [until(3, 100)], day(4)],
])('the beginning of the first price is unknown when it %s', (_, earlierPrices, timestamp) => {
  const [first, second] = stepsOf(earlierPrices, timestamp)
  expect(first?.since).toBeUndefined()
  expect(second?.since).toBe(earlierPrices[0]?.until)
})

test('a line has a step at each change, the highest price on top', () => {
  const steps = stepsOf([until(3, 100), until(6, 60)])
  expect(stepLine(steps, Date.parse(day(11)))).toBe('M0 0H20V100H50V50H100')
})

test('a line begins before the first change when it is not known how long before', () => {
  const steps = stepsOf([until(3, 100)], '')
  expect(stepLine(steps, Date.parse(day(11)))).toBe('M0 0H11V100H100')
})

test('a line ends with the last change on a device whose clock is slow', () => {
  expect(stepLine(stepsOf([until(3, 100)]), 0)).toBe('M0 0H100V100H100')
})

test.each([
  ['of several currencies', [until(3, 100, 'EUR')]],
  ['that are the same', [until(3, 80)]],
])('there is no line for prices %s', (_, earlierPrices) => {
  expect(stepLine(stepsOf(earlierPrices), Date.parse(day(11)))).toBeUndefined()
})
