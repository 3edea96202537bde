import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { describe, expect, it } from 'vitest'

import type { CategoryPair } from '#features/categories/category-pair.ts'
import { changesOf } from './changes-of.ts'
import type { ListingValues } from './listing-values.ts'
import { valuesOf } from './listing-values.ts'
import { readValues } from './read-values.ts'

const cars: CategoryPair = { category: 'Vehicles', subcategory: 'Cars for Sale' }

type Edit = {
  readonly values?: Partial<ListingValues>
  readonly pair?: CategoryPair
  readonly imageUrl?: readonly string[]
}

function edited(listing: Listing, { values, pair = cars, imageUrl = listing.imageUrl }: Edit) {
  const after = { ...valuesOf(listing), ...values }
  const read = readValues(after, { ...pair, photoCount: 1, today: new Date() })
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return changesOf(listing, { values: after, fields: read.value, pair, imageUrl })
}

describe('changesOf', () => {
  it('is empty when nothing was changed', () => {
    expect(edited(aListing({ year: 2018 }), {})).toEqual({})
  })

  it('keeps the form of an older document', () => {
    const older = aListing({
      contactMethod: ['Phone'],
      location: 'İskele',
      currency: 'TL',
      price: 99.5,
      phoneNumber: '+90 533 000 00 01',
    })
    expect(edited(older, { values: { title: 'Cheaper' } })).toEqual({ title: 'Cheaper' })
  })

  it('contains each changed field', () => {
    const changes = edited(aListing(), {
      values: { price: '9,000', currency: 'EUR', contactMethod: ['Whatsapp'], year: '2018' },
      imageUrl: ['https://pictures.example/other.webp'],
    })
    expect(changes).toEqual({
      price: 9000,
      currency: 'EUR',
      contactMethod: ['Whatsapp'],
      year: 2018,
      imageUrl: ['https://pictures.example/other.webp'],
    })
  })

  it('sets and removes the mark of a negotiable price', () => {
    expect(edited(aListing(), { values: { negotiable: true } })).toEqual({ negotiable: true })
    const negotiable = aListing({ negotiable: true })
    expect(edited(negotiable, {})).toEqual({})
    expect(edited(negotiable, { values: { negotiable: false } })).toEqual({ negotiable: null })
  })

  it('removes a year that was emptied, or that does not apply to the category', () => {
    const listing = aListing({ year: 2018 })
    expect(edited(listing, { values: { year: '' } })).toEqual({ year: null })
    const pair: CategoryPair = { category: 'Pets', subcategory: 'Cats' }
    expect(edited(listing, { pair })).toEqual({
      category: 'Pets',
      subCategory: 'Cats',
      year: null,
    })
  })

  it('has all attributes when one was changed, and none of another subcategory', () => {
    const listing = aListing({ attributes: { mileage: 84_000, gearbox: 'manual', colour: 'red' } })
    expect(edited(listing, { values: { title: 'Cheaper' } })).toEqual({ title: 'Cheaper' })
    const typed = { mileage: '85,000', gearbox: 'manual' }
    expect(edited(listing, { values: { attributes: typed } })).toEqual({
      attributes: { mileage: 85_000, gearbox: 'manual' },
    })
    expect(edited(listing, { values: { attributes: {} } })).toEqual({ attributes: null })
    const rental: CategoryPair = { category: 'Vehicles', subcategory: 'Cars for Rent' }
    expect(edited(listing, { pair: rental })).toEqual({
      category: 'Vehicles',
      subCategory: 'Cars for Rent',
      attributes: { gearbox: 'manual' },
    })
  })

  it('keeps a year that the form never showed', () => {
    const phone = aListing({ category: 'Pets', subCategory: 'Cats', year: 2020 })
    const pair: CategoryPair = { category: 'Pets', subcategory: 'Cats' }
    expect(edited(phone, { pair, values: { title: 'Two cats' } })).toEqual({ title: 'Two cats' })
  })
})
