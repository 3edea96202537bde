import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { Timestamp } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'

import { sentAs, siteLink } from '#functions/mail/lines-of-mail.ts'
import type { Mail } from '#functions/mail/write-mail.ts'

import { mailAboutFavourite, mailAboutListings } from './mail-texts.ts'
import type { FoundBySearch } from './stored-search.ts'

const site = 'https://site.example'
const link = siteLink(site, ['unsubscribe.html'], { link: 'secret' })
const foundBy = (name: string, listings: readonly Listing[]): FoundBySearch => {
  const own = { search: `query=${name}`, createdAt: Timestamp.fromMillis(0) }
  return {
    saved: { ...own, name, notify: 'daily' },
    indexed: { ...own, userId: 'ayse', searchId: '1', keys: [], unsubscribe: `end-${name}` },
    listings,
  }
}
const textOf = ({ paragraphs }: Mail) => paragraphs.map(sentAs).join('\n\n')

it('shows twenty listings in one email, and how many more there are', () => {
  const listings = Array.from({ length: 23 }, (_, at) => aListing({ id: `civic-${at}` }))
  const mail = mailAboutListings('en', [foundBy('Cars', listings)], site)
  expect(mail.subject).toBe('23 new listings for “Cars”')
  expect(textOf(mail).match(/\/listing\/civic-/g)).toHaveLength(20)
  expect(textOf(mail)).toContain('And 3 more.')
})

it('groups what several searches have found, and lets the reader end the emails of each, and of all', () => {
  const [cars, boats] = ['car', 'boat'].map((id) =>
    Array.from({ length: 12 }, (_, at) => aListing({ id: `${id}-${at}`, title: id })),
  )
  const mail = mailAboutListings(
    'en',
    [foundBy('Cars', cars ?? []), foundBy('Boats', boats ?? [])],
    site,
  )
  expect(mail.subject).toBe('24 new listings for your saved searches')
  const text = textOf(mail)
  const parts = text.split('New for your saved search ')
  expect(parts[1]?.match(/listing\/car-/g)).toHaveLength(10)
  expect(parts[2]?.match(/listing\/boat-/g)).toHaveLength(10)
  for (const [part, name] of [
    [parts[1], 'Cars'],
    [parts[2], 'Boats'],
  ] as const) {
    expect(part).toContain(`“${name}”:`)
    expect(part).toContain('And 2 more.')
    expect(part).toContain(
      `Stop emails about this search: ${site}/unsubscribe.html?link=end-${name}\n`,
    )
  }
  expect(mail.unsubscribe && sentAs(mail.unsubscribe)).toBe(
    `${site}/unsubscribe.html?link=end-Cars&link=end-Boats`,
  )
})

it('says what the price of a flat to rent is for', () => {
  const flat = aListing({
    title: 'Flat',
    price: 430,
    subCategory: 'Apartments',
    attributes: { dealType: 'rent' },
  })
  const mail = mailAboutFavourite('tr', flat, { kind: 'cheaper', was: 450 }, link, site)
  expect(mail.subject).toBe('“Flat” artık £430 / ay')
  expect(textOf(mail)).toContain('£450 / ay')
  expect(textOf(mailAboutListings('en', [foundBy('Flats', [flat])], site))).toContain(
    '£430 / month · Girne',
  )
})

it.each([
  ['en' as const, '“Honda Civic” is now £9,000', 'It was £9,500.'],
  ['tr' as const, '“Honda Civic” artık £9.000', 'Önceki fiyatı: £9.500.'],
])('names both prices of a favourite, in %s', (language, subject, before) => {
  const civic = aListing({ title: 'Honda Civic', price: 9000 })
  const change = { kind: 'cheaper', was: 9500 } as const
  const mail = mailAboutFavourite(language, civic, change, link, site)
  expect(mail.subject).toBe(subject)
  expect(textOf(mail)).toContain(before)
  expect(textOf(mail)).toContain(`${site}/unsubscribe.html?link=secret`)
  expect(mail.unsubscribe).toBe(link)
})
