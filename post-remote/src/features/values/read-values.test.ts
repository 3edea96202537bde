import { listingLimits } from '@adamarket/shared/domain/listing/listing-limits.ts'
import { describe, expect, it } from 'vitest'

import * as phoneRules from '#features/phone/phone-rules.ts'

import type { ListingValues } from './listing-values.ts'
import { toPhoneNumber } from '#features/phone/phone-number.ts'

import { emptyValues } from './listing-values.ts'
import { isIncomplete, readValues } from './read-values.ts'

const filled: ListingValues = {
  ...emptyValues,
  title: ' Honda Civic ',
  description: 'One owner.\n',
  location: 'Girne',
  price: '9.500',
  currency: 'GBP',
  phoneNumber: '+905330000001',
  year: '2018',
}

const context = {
  category: 'Vehicles',
  subcategory: 'Cars for Sale',
  photoCount: 1,
  today: new Date('2026-11-21'),
} as const

const fieldErrorsOf = (values: Partial<ListingValues>, photoCount = 1) => {
  const read = readValues({ ...filled, ...values }, { ...context, photoCount })
  return read.ok ? {} : read.error
}

describe('readValues', () => {
  it('returns the listing in the types of the specification', () => {
    expect(readValues(filled, context)).toEqual({
      ok: true,
      value: {
        title: 'Honda Civic',
        description: 'One owner.',
        price: 9500,
        currency: 'GBP',
        location: 'Girne',
        paymentOptions: [],
        phoneNumber: '+905330000001',
        contactMethod: ['Phone Number', 'Whatsapp'],
        condition: 'new',
        year: 2018,
      },
    })
  })

  it('has a mark of a negotiable price only if it is checked', () => {
    const read = readValues({ ...filled, negotiable: true }, context)
    expect(read.ok && read.value.negotiable).toBe(true)
  })

  it.each(['2018', 'none'])('has no year outside of vehicles: %s', (year) => {
    const pets = { category: 'Pets', subcategory: 'Cats' } as const
    const read = readValues({ ...filled, year }, { ...context, ...pets })
    expect(read.ok).toBe(true)
    expect(read).not.toHaveProperty('value.year')
  })

  it('has the attributes of its subcategory only', () => {
    const attributes = { mileage: '84.000', gearbox: 'automatic', delivery: 'yes', rooms: '2+1' }
    const read = readValues({ ...filled, attributes }, context)
    expect(read.ok && read.value.attributes).toEqual({ mileage: 84_000, gearbox: 'automatic' })
    const rental = readValues(
      { ...filled, attributes },
      { ...context, subcategory: 'Cars for Rent' },
    )
    expect(rental.ok && rental.value.attributes).toEqual({ gearbox: 'automatic', delivery: true })
  })

  it('names all missing fields of an empty form', () => {
    const read = readValues(emptyValues, { ...context, photoCount: 0 })
    expect(read).toEqual({
      ok: false,
      error: {
        photos: 'photosMissing',
        title: 'titleMissing',
        description: 'descriptionMissing',
        price: 'priceMissing',
        phoneNumber: 'phoneMissing',
        location: 'locationMissing',
      },
    })
  })

  it.each<[string, Partial<ListingValues>, object]>([
    ['a blank title', { title: '   ' }, { title: 'titleMissing' }],
    ['a title that cannot be seen', { title: '\u2800\u200B' }, { title: 'titleMissing' }],
    [
      'a description that cannot be seen',
      { description: '\n\u200B' },
      { description: 'descriptionMissing' },
    ],
    ['a price that is not a number', { price: 'a lot' }, { price: 'priceMissing' }],
    ['a price of 0', { price: '0' }, { price: 'priceMissing' }],
    [
      'a price with the sign of another currency',
      { price: '₺1.500', currency: 'USD' },
      { price: 'priceCurrency' },
    ],
    ['a price with the code of its currency', { price: '1.500 tl', currency: 'TRY' }, {}],
    [
      'an attribute with a currency',
      { attributes: { mileage: '₺150' } },
      { attributes: 'attributesInvalid' },
    ],
    ['a price of 999 thousand million', { price: '9'.repeat(12) }, {}],
    ['a too high price', { price: '9'.repeat(13) }, { price: 'priceTooHigh' }],
    [
      'a title beyond the limit',
      { title: 'a'.repeat(listingLimits.titleLength + 1) },
      { title: 'titleTooLong' },
    ],
    ['a description beyond the counter', { description: 'a'.repeat(4097) }, {}],
    ['a title beyond the counter', { title: 'a'.repeat(listingLimits.titleLength) }, {}],
    [
      'a description beyond the limit',
      { description: 'a'.repeat(listingLimits.descriptionLength + 1) },
      { description: 'descriptionTooLong' },
    ],
    ['only a country code', { phoneNumber: '+90' }, { phoneNumber: 'phoneInvalid' }],
    [
      'a number without a country code',
      { phoneNumber: '+05330000001' },
      { phoneNumber: 'phoneInvalid' },
    ],
    ['the year after the next', { year: '2028' }, { year: 'yearInvalid' }],
    ['the next year', { year: '2027' }, {}],
    ['the year after the next in Persian digits', { year: '۲۰۲۸' }, { year: 'yearInvalid' }],
    ['the next year in Persian digits', { year: '۲۰۲۷' }, {}],
    ['kilometres in Arabic digits', { attributes: { mileage: '١٥٠٠' } }, {}],
    [
      'kilometres in words',
      { attributes: { mileage: 'few' } },
      { attributes: 'attributesInvalid' },
    ],
    [
      'too many kilometres',
      { attributes: { mileage: '1e9' } },
      { attributes: 'attributesInvalid' },
    ],
    ['a choice that is gone', { attributes: { gearbox: 'tiptronic' } }, {}],
    ['no year', { year: ' ' }, {}],
  ])('%s', (_, values, fieldErrors) => {
    expect(fieldErrorsOf(values)).toEqual(fieldErrors)
  })

  it.each([
    ['05338612345', 'phoneCountry'],
    ['+4930123456x12', 'phoneExtension'],
    ['+905338612345 / 05428612345', 'phoneSeveral'],
  ])('refuses %s, and says why', (typed, phoneNumber) => {
    const unclear = { ...filled, phoneNumber: typed }
    expect(readValues(unclear, { ...context, phoneRules })).toEqual({
      ok: false,
      error: { phoneNumber },
    })
    expect(readValues(unclear, context)).toEqual({
      ok: false,
      error: { phoneNumber: 'phoneInvalid' },
    })
  })

  it('refuses a phone number that cannot exist, unless it is stored already', () => {
    const lost = { ...filled, phoneNumber: '+10533861234' }
    expect(readValues(lost, { ...context, phoneRules })).toEqual({
      ok: false,
      error: { phoneNumber: 'phoneInvalid' },
    })
    const stored = readValues(lost, { ...context, phoneRules, storedPhone: lost.phoneNumber })
    expect(stored.ok && stored.value.phoneNumber).toBe('+10533861234')
  })

  it('leaves out the 0 that is only dialled within the country', () => {
    const read = readValues(
      { ...filled, phoneNumber: '+9005330000001' },
      { ...context, phoneRules },
    )
    expect(read.ok && read.value.phoneNumber).toBe('+905330000001')
  })

  it('distinguishes missing from invalid', () => {
    expect(isIncomplete(fieldErrorsOf({ title: '' }))).toBe(true)
    expect(isIncomplete(fieldErrorsOf({ year: '18' }))).toBe(false)
  })
})

describe('toPhoneNumber', () => {
  it.each([
    ['905330000001', '+905330000001'],
    ['+90 (533) 000-00-01', '+905330000001'],
    ['', ''],
    ['+', ''],
  ])('begins with + in any case: %j becomes %j', (typed, stored) => {
    expect(toPhoneNumber(typed)).toBe(stored)
  })
})
