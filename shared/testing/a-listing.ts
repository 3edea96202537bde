import type { Listing } from '#domain/listing/listing.ts'

/** An ordinary listing; a test overrides only what matters to it. */
export function aListing(overrides: Partial<Listing> = {}): Listing {
  return {
    id: 'civic',
    title: 'Honda Civic 1.6 automatic',
    description: 'One owner, full service history, never smoked in.',
    price: 9500,
    currency: 'GBP',
    category: 'Vehicles',
    subCategory: 'Cars for Sale',
    location: 'Girne',
    paymentOptions: ['Cash'],
    phoneNumber: '+905330000001',
    contactMethod: ['Both'],
    condition: 'used',
    imageUrl: ['https://pictures.example/civic.webp'],
    userId: 'ayse',
    sellerName: 'Ayşe Kaya',
    timestamp: '2026-07-04T10:00:00.000Z',
    status: 'active',
    ...overrides,
  }
}
