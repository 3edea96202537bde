import { correctText } from '@adamarket/shared/domain/search/correct-text.ts'
import { decodeListing } from '@adamarket/shared/domain/listing/decode-listing.ts'
import { findListings } from '@adamarket/shared/domain/search/find-listings.ts'
import { searchInIndex } from '@adamarket/shared/domain/search-index/search-in-index.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { simulateIndex } from '@adamarket/shared/testing/simulated-index.ts'
import { describe, expect, it } from 'vitest'

import { allListings, toDocument } from './all-listings.ts'

const now = new Date('2026-03-01T12:00:00.000Z')

const seeded = allListings.flatMap((listing) => {
  const decoded = decodeListing(listing.id, toDocument(listing, [], now))
  return decoded.ok ? [decoded.value] : []
})

/** No seeded listing is of this make. */
const hyundai = aListing({
  id: 'hyundai',
  title: 'Hyundai i20 1.2',
  category: 'Vehicles',
  subCategory: 'Cars for Sale',
  timestamp: '2024-01-01T12:00:00.000Z',
})

const listings = [...seeded, hyundai]

type Expected = {
  readonly text: string
  /** The beginnings of the titles that come first, in any order. */
  readonly first: readonly string[]
  /** Beginnings of titles that come after all of these, or not at all. */
  readonly later?: readonly string[]
}

/** Typed texts, and the seeded listings that people expect first. */
const expectations: readonly Expected[] = [
  // One word, in Turkish, for listings in English, and vice versa.
  {
    text: 'araba',
    first: ['Honda Civic 1.8', 'Toyota Vitz 1.0', 'Honda Civic Type R', 'Honda Civic 1.5'],
  },
  { text: 'otomobil', first: ['Honda Civic 1.8', 'Toyota Vitz 1.0', 'Honda Civic Type R'] },
  {
    text: 'car',
    first: [
      'Honda Civic 1.8',
      'Toyota Vitz 1.0',
      'Honda Civic Type R',
      'Honda Civic 1.5',
      'Nissan',
    ],
    later: ['Found: wallet', 'Vitamin C serum', 'Westerly', '6.2 m motor boat', 'Four 205/55'],
  },
  { text: 'motorbike', first: ['Royal Enfield', 'Yamaha Fascino'], later: ['Ladies’ city'] },
  {
    text: 'ev',
    first: ['Stone house', 'New villa', 'Güzelyurt’ta bahçeli ev', 'Twin villa'],
    later: ['Evening dress', 'Learn Python', 'Event help', 'Remote customer'],
  },
  {
    text: 'daire',
    first: ['Sea view 2+1', 'İskele', 'Flat to rent', 'Bright 3+1', 'Penthouse'],
  },
  { text: 'flat', first: ['Sea view 2+1', 'Flat to rent', 'İskele', 'Bright 3+1'] },
  { text: 'arsa', first: ['2 dönüm', 'Olive grove'], later: ['Land Rover'] },
  { text: 'land', first: ['2 dönüm', 'Olive grove'], later: ['Three framed prints'] },
  { text: 'oda', first: ['Room in a shared', 'Room with balcony', 'Single room'] },
  {
    text: 'rent',
    first: [
      'Flat to rent',
      'Rent a car',
      '9-seater',
      'Room in a',
      'Room with balcony',
      'Bright 3+1',
    ],
    later: ['Remote customer'],
  },
  {
    text: 'iş ilanı',
    first: ['Barista', 'Remote customer', 'Receptionist', 'Delivery rider', 'Logo and menu'],
  },
  {
    text: 'telefon',
    first: ['iPhone 13', 'Samsung Galaxy', 'Xiaomi Redmi', 'Old Nokia'],
    later: ['Sony WH'],
  },
  {
    text: 'cep telefonu',
    first: ['iPhone 13', 'Samsung Galaxy', 'Xiaomi Redmi', 'Old Nokia'],
    later: ['Sony WH'],
  },
  { text: 'laptop', first: ['MacBook Air', 'Lenovo Legion', 'HP laptop'] },
  { text: 'bilgisayar', first: ['MacBook Air', 'Lenovo Legion', 'HP laptop'] },
  { text: 'kanepe', first: ['Olive green two-seater', 'Three-seat sofa', 'Köşe takımı'] },
  {
    text: 'sofa',
    first: ['Olive green two-seater', 'Three-seat sofa', 'Köşe takımı'],
    later: ['Portakal'],
  },
  { text: 'buzdolabi', first: ['Fridge with freezer'], later: ['Washing machine'] },
  { text: 'köpek', first: ['Beagle mix', 'German shepherd'] },
  { text: 'villa', first: ['New villa', 'Twin villa'], later: ['Home cleaning'] },
  // Several words, in any order.
  {
    text: 'civic honda',
    first: ['Honda Civic 1.8', 'Honda Civic Type R', 'Honda Civic 1.5'],
  },
  { text: 'kiralık ev', first: ['Flat to rent', 'Twin villa for long let'] },
  { text: 'kiralik ev', first: ['Flat to rent', 'Twin villa for long let'] },
  { text: 'satılık daire', first: ['İskele'], later: ['Flat to rent', 'Bright 3+1'] },
  { text: 'kiralık daire', first: ['Flat to rent', 'Bright 3+1'], later: ['Penthouse'] },
  { text: 'a flat for rent in Lefkosia', first: ['Bright 3+1'], later: ['Room with balcony'] },
  { text: 'mağusada kiralık 2+1', first: ['Flat to rent near EMU'] },
  { text: 'lefkoşa’da oda', first: ['Room with balcony'], later: ['Honda Civic 1.5'] },
  { text: 'morphou house', first: ['Güzelyurt’ta bahçeli ev'] },
  { text: 'long beach daire', first: ['Sea view 2+1 in Long Beach'] },
  { text: 'girne’de iş', first: ['Barista', 'Remote customer', 'Translator'] },
  { text: 'kayıp kedi', first: ['Lost tabby cat'] },
  { text: 'matematik dersi', first: ['Maths and physics'], later: ['Glass blender'] },
  { text: 'ps5', first: ['PlayStation 5 disc', 'PS4 and PS5 games'] },
  { text: 'iphone13', first: ['iPhone 13'] },
  { text: 'rent a car', first: ['Rent a car'] },
  // Places, as people spell them.
  { text: 'Lefkoşa', first: ['Honda Civic 1.8'] },
  { text: 'Lefkosa', first: ['Honda Civic 1.8'] },
  { text: 'kyrenia villa', first: ['New villa'], later: ['Twin villa'] },
  // Misspelt words.
  {
    text: 'telfon',
    first: ['iPhone 13', 'Samsung Galaxy', 'Xiaomi Redmi', 'Old Nokia'],
    later: ['Sony WH'],
  },
  { text: 'hynduai', first: ['Hyundai'] },
  // Tiles.
  { text: 'Property for Rent', first: ['Flat to rent', 'Room in a shared'] },
]

const readIndex = simulateIndex(listings)

/** Of what the page shows: where nothing matches, results for the corrected text. */
async function titlesFor(text: string): Promise<readonly string[]> {
  const typed = await titlesOf({ text, location: 'All' })
  const better = typed.length === 0 ? correctText(text) : undefined
  return better === undefined ? typed : await titlesOf({ text: better, location: 'All' })
}

async function titlesOf(query: SearchQuery): Promise<readonly string[]> {
  const page = await searchInIndex(readIndex, query, { limit: 20 })
  if (!page.ok) throw page.error.cause
  const titles = page.value.listings.map(({ title }) => title)
  const byRule = findListings(listings, query).slice(0, 20)
  expect(byRule.map(({ title }) => title)).toEqual(titles)
  return titles
}

describe('people find among the seeded listings what they expect', () => {
  it.each(expectations)('$text', async ({ text, first, later = [] }) => {
    const titles = await titlesFor(text)
    const isOneOf = (beginnings: readonly string[]) => (title: string) =>
      beginnings.some((beginning) => title.startsWith(beginning))
    const soon = titles.slice(0, Math.max(5, first.length))
    const missing = first.filter((one) => !soon.some(isOneOf([one])))
    expect({ titles, missing }).toEqual({ titles, missing: [] })
    const upToLast = titles.slice(0, titles.findLastIndex(isOneOf(first)))
    expect(upToLast.filter(isOneOf(later))).toEqual([])
  })
})
