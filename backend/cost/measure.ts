import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { categoryTree } from '@adamarket/shared/domain/category-tree.ts'
import { decodeListing } from '@adamarket/shared/domain/decode-listing.ts'
import type { Listing } from '@adamarket/shared/domain/listing.ts'
import { indexEntries } from '@adamarket/shared/domain/search-index/index-entry.ts'
import type { ReadEntries } from '@adamarket/shared/domain/search-index/search-in-index.ts'
import { searchInIndex } from '@adamarket/shared/domain/search-index/search-in-index.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search-query.ts'
import { simulateIndex } from '@adamarket/shared/testing/simulated-index.ts'
import * as v from 'valibot'

import * as functions from '#functions/index.ts'
import { repository } from '#platform/folders.ts'
import { allListings, toDocument } from '#seed/all-listings.ts'
import { filesOf } from '#seed/pictures.ts'

/** The measured needs of the site, from this repository. */
export type Measured = {
  /** Documents that each page reads from the demo data, by the site's own search. */
  readonly reads: { readonly home: number; readonly search: number; readonly similar: number }
  /** Of an entry of the search index as JSON, on average. */
  readonly entryBytes: number
  /** JavaScript and style sheets of a first visit, by page: the budgets. */
  readonly codeBytes: Readonly<Record<'home' | 'search' | 'listing' | 'profile', number>>
  /** Of a picture of the demo data in its two sizes, on average. */
  readonly pictureBytes: { readonly large: number; readonly small: number }
  /** How many functions run when a listing is posted. */
  readonly functionsOfListing: number
}

const page = v.object({ js: v.number(), css: v.number() })
const budgetsSchema = v.object({
  pages: v.object({ home: page, search: page, listing: page, profile: page }),
})
const endpointSchema = v.object({
  eventTrigger: v.object({
    eventType: v.string(),
    eventFilterPathPatterns: v.object({ document: v.string() }),
  }),
})

/** As many listings are read for a page: those it shows, or those it chooses similar ones from. */
const shown = { home: 10, search: 20, similar: 17 } as const

export async function measure(): Promise<Measured> {
  const listings = allListings.flatMap((one) => {
    const decoded = decodeListing(one.id, toDocument(one, [], new Date()))
    return decoded.ok ? [decoded.value] : []
  })
  const file = await readFile(join(repository, 'e2e/performance/budgets.json'), 'utf8')
  const { pages } = v.parse(budgetsSchema, JSON.parse(file))
  const anywhere = { text: '', location: 'All' } as const
  const similar = categoryTree.map(({ name }) => ({ ...anywhere, category: name }))
  const entries = listings.flatMap((listing) => [...indexEntries(listing).values()])
  return {
    reads: {
      home: await readsOf(listings, [anywhere], shown.home),
      search: await readsOf(listings, [{ ...anywhere, text: 'car' }], shown.search),
      similar: await readsOf(listings, similar, shown.similar),
    },
    entryBytes: average(entries.map((entry) => JSON.stringify(entry).length)),
    codeBytes: {
      home: sizeOf(pages.home),
      search: sizeOf(pages.search),
      listing: sizeOf(pages.listing),
      profile: sizeOf(pages.profile),
    },
    pictureBytes: await averagePictures(),
    functionsOfListing: Object.values(functions).filter(runsForNewListing).length,
  }
}

/** Documents read for the first page of a search, on average of the queries. */
async function readsOf(
  listings: readonly Listing[],
  queries: readonly SearchQuery[],
  limit: number,
): Promise<number> {
  let reads = 0
  const index = simulateIndex(listings)
  const counting: ReadEntries = async (...given) => {
    const read = await index(...given)
    if (read.ok) reads += read.value.length
    return read
  }
  for (const query of queries) await searchInIndex(counting, query, { limit })
  return reads / queries.length
}

async function averagePictures(): Promise<Measured['pictureBytes']> {
  const files = allListings.flatMap(({ id, pictures }) =>
    pictures.map((picture) => filesOf(picture, 'seller', id)),
  )
  const bytesOf = async (sources: readonly URL[]) =>
    average(await Promise.all(sources.map(async (source) => (await stat(source)).size)))
  return {
    large: await bytesOf(files.map(({ large }) => large.source)),
    small: await bytesOf(files.map(({ small }) => small.source)),
  }
}

/** Whether a function runs for each new document of `posts`, by its declaration for firebase-tools. */
function runsForNewListing(one: object): boolean {
  // The declaration of another kind of function is a getter, which needs a project.
  const told: unknown = Object.getOwnPropertyDescriptor(one, '__endpoint')?.value
  const endpoint = v.safeParse(endpointSchema, told)
  if (!endpoint.success) return false
  const { eventType, eventFilterPathPatterns } = endpoint.output.eventTrigger
  return (
    /[.](written|created)$/.test(eventType) &&
    /^posts\/[^/]+$/.test(eventFilterPathPatterns.document)
  )
}

function sizeOf({ js, css }: v.InferOutput<typeof page>): number {
  return js + css
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}
