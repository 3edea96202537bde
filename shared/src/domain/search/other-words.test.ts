import { describe, expect, it } from 'vitest'

import { aListing } from '#testing/a-listing.ts'

import { findListings } from './find-listings.ts'
import { findWithOtherWords } from './other-words.ts'

const home = { category: 'Real Estate', location: 'Magusa' }
const listings = [
  aListing({ ...home, id: 'room', title: 'Quiet', subCategory: 'Room Rentals', area: 'Sakarya' }),
  aListing({ ...home, id: 'flat', title: 'Sunny 2+1', subCategory: 'Apartments', area: 'Maraş' }),
  aListing({
    id: 'cat',
    title: 'Grey cat',
    category: 'Pets',
    subCategory: 'Cats',
    location: 'Girne',
  }),
  aListing({
    id: 'sofa',
    title: 'Corner sofa, blue',
    category: 'Furniture',
    subCategory: 'Sofas',
    location: 'Lefke',
  }),
  aListing({
    id: 'washer',
    title: 'Bosch, 8 kg',
    category: 'Home Appliances',
    subCategory: 'Other Appliances',
    attributes: { appliance: 'washer' },
    location: 'Girne',
  }),
]

function searchFor(text: string, hasFilters = false) {
  const searched: string[] = []
  const find = async (one: string) => {
    searched.push(one)
    const found = findListings(listings, { text: one, location: 'All' })
    return found.length > 0 ? found.map(({ id }) => id) : undefined
  }
  const occurs = async (word: string) =>
    findListings(listings, { text: word, location: 'All' }).length > 0
  return { searched, other: findWithOtherWords(text, { find, occurs, hasFilters }) }
}

describe('a search that finds nothing', () => {
  it.each([
    ['without a word that finds nothing', 'furnished sofa', ['sofa'], ['furnished']],
    ['without several', 'huge pink sofa lefke', ['sofa'], ['huge', 'pink']],
    ['without the place, rather than the thing', 'sofa girne', ['sofa'], ['girne']],
    ['without the colour, rather than the place', 'blue sofa girne', ['sofa'], ['girne']],
    [
      'without a thing before another one',
      'cat friendly flat',
      ['flat', 'room'],
      ['cat', 'friendly'],
    ],
    ['by the category of a thing', 'dorm', ['room'], ['dorm']],
    ['by the category, with the place', 'waterproof yurt magusa', ['room'], ['waterproof', 'yurt']],
    ['by the town of a university', 'cat near GAU', ['cat'], ['GAU']],
    ['with one word corrected, and without another', 'furnishd sofaa', ['sofa'], ['furnishd']],
    ['without signs and fillers', 'the sofa, (furnished)', ['sofa'], ['furnished']],
  ])('is repeated %s: %s', async (_, text, ids, dropped) => {
    expect(await searchFor(text).other).toMatchObject({ found: ids, dropped })
  })

  it('is first repeated with its mistakes corrected', async () => {
    expect(await searchFor('wahsing machin').other).toEqual({
      found: ['washer'],
      text: 'washing machine',
      dropped: [],
    })
  })

  it.each(['qwertz', 'qwertz asdf', '', '!?', 'for the'])(
    'finds nothing when no word of %j does',
    async (text) => {
      expect(await searchFor(text).other).toBeUndefined()
    },
  )

  it('finds what its filters find when no word does', async () => {
    expect(await searchFor('qwertz', true).other).toMatchObject({ text: '', dropped: ['qwertz'] })
  })

  it('costs at most ten searches, however many words it has', async () => {
    const { searched, other } = searchFor(`${'sofa cat flat girne lefke room '.repeat(9)}blue`)
    expect(await other).toMatchObject({ found: [expect.any(String)] })
    expect(searched.length).toBeLessThanOrEqual(10)
  })
})
