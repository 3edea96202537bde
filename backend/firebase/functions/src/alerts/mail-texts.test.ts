import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { Timestamp } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'

import { sentAs, siteLink } from '#functions/mail/lines-of-mail.ts'
import type { Mail } from '#functions/mail/write-mail.ts'

import { mailAboutFavourite, mailAboutListings } from './mail-texts.ts'
import type { StoredSearch } from './stored-search.ts'

const search: StoredSearch = {
  name: 'Cars',
  search: 'query=car',
  notify: 'daily',
  createdAt: Timestamp.fromMillis(0),
}
const site = 'https://site.example'
const link = siteLink(site, ['unsubscribe.html'], { link: 'secret' })
const textOf = ({ paragraphs }: Mail) => paragraphs.map(sentAs).join('\n\n')

it('shows twenty listings in one email, and how many more there are', () => {
  const listings = Array.from({ length: 23 }, (_, at) => aListing({ id: `civic-${at}` }))
  const mail = mailAboutListings('en', search, listings, link, site)
  expect(mail.subject).toBe('23 new listings for “Cars”')
  expect(textOf(mail).match(/\/listing\/civic-/g)).toHaveLength(20)
  expect(textOf(mail)).toContain('And 3 more.')
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
  expect(textOf(mailAboutListings('en', search, [flat], link, site))).toContain(
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
