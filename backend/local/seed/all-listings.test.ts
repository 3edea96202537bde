import { areas } from '@adamarket/shared/domain/areas/areas.ts'
import { knownAttributes } from '@adamarket/shared/domain/attributes/known-attributes.ts'
import { categoryTree } from '@adamarket/shared/domain/category-tree.ts'
import { conditions } from '@adamarket/shared/domain/listing/condition.ts'
import { contactActions, contactMethods } from '@adamarket/shared/domain/listing/contact-methods.ts'
import { cities } from '@adamarket/shared/domain/location.ts'
import { matchesText } from '@adamarket/shared/domain/search/matches-search.ts'
import { currencies } from '@adamarket/shared/domain/money/money.ts'
import { describe, expect, it } from 'vitest'

import { allListings, toDocument } from './all-listings.ts'

const now = new Date('2026-03-01T12:00:00.000Z')
const documents = allListings.map((listing) => toDocument(listing, [], now))

function distinct<Value>(values: readonly Value[]): Set<Value> {
  return new Set(values)
}

function titlesOf(listings: readonly { readonly title: string }[]): string[] {
  return listings.map(({ title }) => title)
}

const unassigned = /^\+905(33|42|48)0000\d{3}$/

describe('the seeded listings', () => {
  it('are at least 150, with distinct ids', () => {
    expect(allListings.length).toBeGreaterThanOrEqual(150)
    expect(distinct(allListings.map(({ id }) => id)).size).toBe(allListings.length)
  })

  it('cover every subcategory of every category, and no other', () => {
    const wanted = categoryTree.flatMap(({ name, subcategories }) =>
      subcategories.map((subcategory) => `${name} / ${subcategory}`),
    )
    const covered = documents.map(({ category, subCategory }) => `${category} / ${subCategory}`)
    expect(distinct(covered)).toEqual(new Set(wanted))
  })

  it('cover all cities, currencies, conditions and payment options', () => {
    expect(distinct(documents.map(({ location }) => location))).toEqual(new Set(cities))
    expect(distinct(documents.map(({ currency }) => currency))).toEqual(new Set(currencies))
    expect(distinct(documents.map(({ condition }) => condition))).toEqual(new Set(conditions))
    expect(distinct(documents.flatMap(({ paymentOptions }) => paymentOptions))).toEqual(
      new Set(['Cash', 'Exchange', 'Installments']),
    )
  })

  it('state areas of their cities', () => {
    const stated = documents.filter(({ area }) => area !== undefined)
    expect(stated.length).toBeGreaterThan(9)
    for (const { location, area } of stated) expect(areas[location]).toContain(area)
  })

  it('cover the contact methods of the form and of older documents, and no unknown ones', () => {
    const lists = documents.flatMap(({ contactMethod }) =>
      typeof contactMethod === 'string' ? [] : contactMethod,
    )
    const older = documents.flatMap(({ contactMethod }) =>
      typeof contactMethod === 'string' ? [contactMethod] : [],
    )
    expect(distinct(lists)).toEqual(new Set(contactMethods))
    expect(distinct(older)).toEqual(new Set(['Phone', 'Chat', 'Both']))
    const unreachable = documents.filter(
      ({ contactMethod }) => contactActions([contactMethod].flat()).length === 0,
    )
    expect(titlesOf(unreachable)).toEqual([])
  })

  it('have titles and descriptions, prices above 0 and 0 to 6 pictures', () => {
    const odd = allListings.filter(
      ({ title, description, price, pictures }) =>
        title.length > 70 || description.length < 15 || !(price > 0) || pictures.length > 6,
    )
    expect(titlesOf(odd)).toEqual([])
  })

  it('include some without pictures and some sold, but not among the ten on the home page', () => {
    expect(allListings.filter(({ pictures }) => pictures.length === 0).length).toBeGreaterThan(5)
    expect(documents.filter(({ status }) => status === 'sold').length).toBeGreaterThan(2)
    const newest = allListings
      .map((listing) => ({ listing, timestamp: toDocument(listing, [], now).timestamp }))
      .toSorted((one, other) => other.timestamp.localeCompare(one.timestamp))
      .slice(0, 10)
    const unfit = newest.filter(({ listing }) => listing.pictures.length === 0 || listing.status)
    expect(titlesOf(unfit.map(({ listing }) => listing))).toEqual([])
    expect(distinct(newest.map(({ timestamp }) => timestamp)).size).toBe(10)
  })

  it('include several cars for a search for civic', () => {
    const found = documents.filter((document) => matchesText(document, 'civic'))
    expect(found.length).toBeGreaterThanOrEqual(3)
    expect(found.every(({ subCategory }) => subCategory === 'Cars for Sale')).toBe(true)
  })

  it('have years only for vehicles', () => {
    const withYear = documents.filter(({ year }) => year !== undefined)
    expect(distinct(withYear.map(({ category }) => category))).toEqual(new Set(['Vehicles']))
  })

  it('have attributes of their subcategories only, with values that exist', () => {
    const odd = documents.filter(
      (document) =>
        knownAttributes(document).length !== Object.keys(document.attributes ?? {}).length,
    )
    expect(titlesOf(odd)).toEqual([])
    expect(documents.filter(({ attributes }) => attributes).length).toBeGreaterThan(100)
  })

  it('are minutes to months old at the moment of seeding', () => {
    const ages = documents.map(({ timestamp }) => now.getTime() - Date.parse(timestamp))
    expect(Math.min(...ages)).toBe(6 * 60_000)
    expect(Math.max(...ages)).toBe(88 * 86_400_000)
  })

  it('have phone numbers from a block without subscribers', () => {
    const others = documents.filter(({ phoneNumber }) => !unassigned.test(phoneNumber))
    expect(titlesOf(others)).toEqual([])
  })
})
