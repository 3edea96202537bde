import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { Timestamp } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'

import { mailAsText } from '#functions/mail/mail-as-text.ts'
import { addressOf } from '#functions/mail/mail.ts'

import type { ChangedFavourites, FavouriteChange } from './favourite-change.ts'
import { mailAboutAlerts } from './mail-texts.ts'
import type { FoundBySearch } from './stored-search.ts'

const site = 'https://site.example'
const favourite = (listing: Listing, change: FavouriteChange): ChangedFavourites => ({
  unsubscribe: 'secret',
  changed: [{ listing, change }],
})
const foundBy = (name: string, listings: readonly Listing[]): FoundBySearch => {
  const own = { search: `query=${name}`, createdAt: Timestamp.fromMillis(0) }
  return {
    saved: { ...own, name, notify: 'daily' },
    indexed: { ...own, userId: 'ayse', searchId: '1', keys: [], unsubscribe: `end-${name}` },
    listings,
  }
}

it('shows twenty listings in one email, and how many more there are', () => {
  const listings = Array.from({ length: 23 }, (_, at) => aListing({ id: `civic-${at}` }))
  const mail = mailAboutAlerts('en', { found: [foundBy('Cars', listings)] }, site)
  expect(mail.subject).toBe('23 new listings for “Cars”')
  expect(mailAsText(mail).match(/\/listing\/civic-/g)).toHaveLength(20)
  expect(mailAsText(mail)).toContain('And 3 more.')
})

it('groups what several searches have found, and lets the reader end the emails of each, and of all', () => {
  const [cars, boats] = ['car', 'boat'].map((id) =>
    Array.from({ length: 12 }, (_, at) => aListing({ id: `${id}-${at}`, title: id })),
  )
  const mail = mailAboutAlerts(
    'en',
    { found: [foundBy('Cars', cars ?? []), foundBy('Boats', boats ?? [])] },
    site,
  )
  expect(mail.subject).toBe('24 new listings for your saved searches')
  const text = mailAsText(mail)
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
  expect(mail.unsubscribe && addressOf(mail.unsubscribe)).toBe(
    `${site}/unsubscribe.html?link=end-Cars&link=end-Boats`,
  )
})

it('is about searches and favourites that changed in the same hour', () => {
  const sold = aListing({ id: 'sold', title: 'Yamaha', status: 'sold' })
  const alerts = {
    found: [foundBy('Cars', [aListing()])],
    favourites: favourite(sold, { kind: 'sold' }),
  }
  const mail = mailAboutAlerts('en', alerts, site)
  expect(mail.subject).toBe('News about your saved searches and favourites')
  const text = mailAsText(mail)
  expect(text).toMatch(/search “Cars”:\n\nHonda.*has been sold\.\n\nYamaha/s)
  expect(text).toContain(`about your favourites: ${site}/unsubscribe.html?link=secret\n`)
  expect(mail.unsubscribe && addressOf(mail.unsubscribe)).toBe(
    `${site}/unsubscribe.html?link=end-Cars&link=secret`,
  )
})

it('says what the price of a flat to rent is for', () => {
  const flat = aListing({
    title: 'Flat',
    price: 430,
    subCategory: 'Apartments',
    attributes: { dealType: 'rent' },
  })
  const mail = mailAboutAlerts(
    'tr',
    { found: [], favourites: favourite(flat, { kind: 'cheaper', was: 450 }) },
    site,
  )
  expect(mail.subject).toBe('“Flat” artık £430 / ay')
  expect(mailAsText(mail)).toContain('£450 / ay')
  expect(mailAsText(mailAboutAlerts('en', { found: [foundBy('Flats', [flat])] }, site))).toContain(
    '£430 / month · Girne',
  )
})

it.each([
  ['en' as const, '“Honda Civic” is now £9,000', 'It was £9,500.'],
  ['tr' as const, '“Honda Civic” artık £9.000', 'Önceki fiyatı: £9.500.'],
])('names both prices of a favourite, in %s', (language, subject, before) => {
  const civic = aListing({ title: 'Honda Civic', price: 9000 })
  const change = { kind: 'cheaper', was: 9500 } as const
  const mail = mailAboutAlerts(language, { found: [], favourites: favourite(civic, change) }, site)
  expect(mail.subject).toBe(subject)
  expect(mailAsText(mail)).toContain(before)
  expect(mailAsText(mail)).toContain(`${site}/unsubscribe.html?link=secret`)
  expect(mail.unsubscribe && addressOf(mail.unsubscribe)).toBe(
    `${site}/unsubscribe.html?link=secret`,
  )
})

it('shows the small file of the first photo, at most 120 pixels wide and high', () => {
  const folder =
    'https://firebasestorage.googleapis.com/v0/b/adamarket.appspot.com/o/images%2Fayse%2F'
  const imageUrl = ['front_1600x1200', 'back_900x900'].map(
    (name) => `${folder}${name}.webp?alt=media`,
  )
  const mail = mailAboutAlerts('en', { found: [foundBy('Cars', [aListing({ imageUrl })])] }, site)
  expect(mail.paragraphs).toContainEqual(
    expect.objectContaining({
      title: 'Honda Civic 1.6 automatic',
      facts: '£9,500 · Girne',
      picture: { link: `${folder}front_1600x1200_small.webp?alt=media`, width: 120, height: 90 },
    }),
  )
})

it.each([
  ['from elsewhere', 'https://evil.example/o/images%2Fayse%2Fa_9x9.webp?alt=media'],
  [
    'from a host that only begins like ours',
    'https://firebasestorage.googleapis.com.evil.example/o/images%2Fayse%2Fa_9x9.webp?alt=media',
  ],
  [
    'without a small file',
    'https://firebasestorage.googleapis.com/v0/b/x/o/images%2Fayse%2Fa.webp?alt=media',
  ],
  ['that is none', undefined],
])('shows no photo %s', (_which, photo) => {
  const listing = aListing({ imageUrl: photo === undefined ? [] : [photo] })
  const mail = mailAboutAlerts('en', { found: [foundBy('Cars', [listing])] }, site)
  expect(mail.paragraphs.filter((one) => typeof one === 'object' && 'picture' in one)).toEqual([])
})
