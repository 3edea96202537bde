import { describeOwnListingsPort } from '#testing/own-listings-port-contract.ts'

import { createMemoryListings } from './memory-listings.ts'

describeOwnListingsPort('in memory', {
  picture: 'https://pictures.example/1.webp',
  open: async (stock) => {
    const listings = createMemoryListings(stock)
    return { listings, own: listings.own }
  },
})
