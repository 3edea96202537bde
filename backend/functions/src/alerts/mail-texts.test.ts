import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { Timestamp } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'

import { mailAboutFavourite, mailAboutListings } from './mail-texts.ts'
import type { StoredSearch } from './stored-search.ts'

const search: StoredSearch = {
  name: 'Cars',
  search: 'query=car',
  notify: 'daily',
  language: 'en',
  createdAt: Timestamp.fromMillis(0),
}
const site = 'https://site.example'
const link = `${site}/unsubscribe.html?link=secret`

it('shows twenty listings in one email, and how many more there are', () => {
  const listings = Array.from({ length: 23 }, (_, at) => aListing({ id: `civic-${at}` }))
  const { message } = mailAboutListings('ayse', 'ayse@example.com', search, listings, link, site)
  expect(message.subject).toBe('23 new listings for “Cars”')
  expect(message.text.match(/\/listing\/civic-/g)).toHaveLength(20)
  expect(message.text).toContain('And 3 more.')
})

it.each([
  ['en' as const, '“Honda Civic” is now £9,000', 'It was £9,500.'],
  ['tr' as const, '“Honda Civic” artık £9.000', 'Önceki fiyatı: £9.500.'],
])('names both prices of a favourite, in %s', (language, subject, before) => {
  const civic = aListing({ title: 'Honda Civic', price: 9000 })
  const change = { kind: 'cheaper', was: 9500 } as const
  const mail = mailAboutFavourite('ayse', 'ayse@example.com', language, civic, change, link, site)
  expect(mail.message.subject).toBe(subject)
  expect(mail.message.text).toContain(before)
  expect(mail.message.text).toContain(link)
  expect(mail.headers['List-Unsubscribe']).toBe(`<${link}>`)
})
