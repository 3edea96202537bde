import { createHash } from 'node:crypto'

import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { cities } from '@adamarket/shared/domain/location.ts'

import { allListings, toDocument } from '#seed/all-listings.ts'

const places = (
  'Karakum, Alsancak, Lapta, Çatalköy, Ozanköy, Bellapais, Karaoğlanoğlu, Esentepe, Gönyeli, Hamitköy, ' +
  'Yenişehir, Göçmenköy, Ortaköy, Küçük Kaymaklı, Dereboyu, Sakarya, Karakol, Tuzla, Yeniboğaziçi, ' +
  'Boğaz, Long Beach, Bafra, Gaziveren'
).split(', ')
const remarks = (
  'urgent, acil, like new, sıfır gibi, az kullanılmış, barely used, fırsat, bargain, temiz, clean, ' +
  'with warranty, garantili, full set, faturalı, no offers, takas olur, student sale, XL, ' +
  'leaving the island, adadan ayrılıyorum, original box, kutusunda'
).split(', ')
/** One listing in a thousand contains one of these. */
const rarities = ['saxophone', 'akvaryum', 'telescope', 'akordeon', 'kayak']
const endings = ['!', '!!', ' 🔥', ' ✨', ' (2 pcs)', ' - see photos', '', '', '', '', '', '', '']
const oldest = 900

/** A fixed sequence of numbers from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/**
 * Listings as users might write them: those of the demo data, in many variants of words, location, price
 * and age. Number `n` is always the same listing.
 */
export function benchmarkListing(number: number): Listing {
  const next = numbers(number * 7919 + 1)
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(next() * values.length)]
    if (value === undefined) throw new Error('There is nothing to pick from')
    return value
  }
  const model = pick(allListings)
  const now = new Date(Date.UTC(2026, 10, 21))
  const {
    status: _status,
    year: _year,
    attributes = {},
    contactMethod,
    ...document
  } = toDocument(model, [], now)
  const words = [
    next() < 0.4 ? `${pick(remarks)} ` : '',
    next() < 0.001 ? pick(rarities) : model.title,
    next() < 0.5 ? ` ${pick(remarks)}` : '',
    next() < 0.35 ? ` ${pick(places)}` : '',
    next() < 0.3 ? ` ${2000 + Math.floor(next() * 27)}` : '',
    pick(endings),
  ]
  const title = words.join('')
  const age = Math.floor(next() * oldest * 86_400_000)
  return {
    ...document,
    id: createHash('sha256').update(String(number)).digest('hex').slice(0, 20),
    title: next() < 0.1 ? title.toLocaleUpperCase('tr') : title,
    location: pick(cities),
    price: Math.max(1, Math.round(document.price * (0.5 + next() * 1.5))),
    condition: model.condition,
    ...(model.year !== undefined && { year: 2005 + Math.floor(next() * 20) }),
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([key, value]) => [
        key,
        typeof value === 'number' ? Math.max(1, Math.round(value * (0.5 + next()))) : value,
      ]),
    ),
    contactMethod: typeof contactMethod === 'string' ? [contactMethod] : contactMethod,
    imageUrl: Array.from(
      { length: model.pictures.length },
      (_, at) => `https://pictures.example/${number}-${at}_1600x1200.webp?alt=media&token=0f8fad5b`,
    ),
    timestamp: new Date(now.getTime() - age).toISOString(),
    status: 'active',
  }
}
