import type { Listing } from '#domain/listing/listing.ts'
import type { Profile } from '#domain/user/profile.ts'

import { aListing } from './a-listing.ts'
import { aProfile } from './a-profile.ts'

/** The account for signing in where a remote runs alone. */
export const sampleAccount = { uid: 'ayse', email: 'ayse@example.com', password: 'adamarket' }

export const sampleProfiles: readonly Profile[] = [
  aProfile({ memberSince: '2024-03-01T09:00:00.000Z' }),
  aProfile({ id: 'chinedu', name: 'Chinedu Okafor', email: '', about: 'Student in Lefkosia.' }),
]

const wares: readonly Partial<Listing>[] = [
  { title: 'Honda Civic 1.6 automatic', price: 9500, year: 2014 },
  {
    title: 'Two-bedroom flat with a sea view',
    price: 850,
    category: 'Real Estate',
    subCategory: 'Apartments',
    location: 'Iskele',
  },
  {
    title: 'Galaxy S24, 256 GB',
    price: 520,
    category: 'Electronics',
    subCategory: 'Mobile Phones',
    location: 'Lefkosia',
    contactMethod: ['Whatsapp'],
  },
  {
    title: 'ŞİŞME BOT',
    price: 15_000,
    currency: 'TRY',
    subCategory: 'Boats - Watercraft',
    location: 'Guzelyurt',
    condition: 'new',
  },
  {
    title: 'Oak desk with three drawers',
    price: 120,
    category: 'Furniture',
    subCategory: 'Desks & Chairs',
    location: 'Magusa',
    imageUrl: [],
  },
  {
    title: 'Waiter for the summer',
    price: 1400,
    currency: 'EUR',
    category: 'Jobs',
    subCategory: 'Full-time',
    location: 'Lefke',
    contactMethod: ['Phone Number'],
  },
  { title: 'Volkswagen Polo, sold last week', price: 4800, status: 'sold' },
]

/**
 * Listings for a remote that runs alone: enough for more than one page of results, including the cases a
 * page has to handle (no picture, sold, Turkish letters, other currencies).
 *
 * @param pictures the address that the name of a picture is appended to
 */
export function sampleListings(pictures: string): readonly Listing[] {
  return Array.from({ length: 42 }, (_, age) => {
    const ware = wares[age % wares.length] ?? {}
    const round = Math.floor(age / wares.length)
    return aListing({
      imageUrl: Array.from(
        { length: (age % 5) + 1 },
        (_each, index) => `${pictures}${age}-${index}`,
      ),
      userId: age % 3 === 0 ? 'chinedu' : 'ayse',
      sellerName: age % 3 === 0 ? 'Chinedu Okafor' : 'Ayşe Kaya',
      timestamp: new Date(Date.now() - age * 7 * 3_600_000).toISOString(),
      ...ware,
      id: `sample-${age}`,
      title: round === 0 ? `${ware.title}` : `${ware.title} (${round + 1})`,
    })
  })
}
