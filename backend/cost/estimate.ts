import type { Measured } from '#cost/measure.ts'
import type { Usage } from '#cost/prices.ts'
import { prices } from '#cost/prices.ts'

type Assumptions = {
  /** Pages of a visit, by kind. The first one is rendered by the page function, the others in the browser. */
  readonly pages: Readonly<Record<'home' | 'search' | 'listing' | 'profile', number>>
  /** The share of visits that begin with an empty cache: the others load no code. */
  readonly newVisitors: number
  /** Pictures that come into view of a list, all small. */
  readonly picturesOfList: number
  /** The same of a listing: one large, the others small. */
  readonly picturesOfListing: number
  /** Of a rendered page, compressed. */
  readonly pageBytes: number
  readonly renderSeconds: number
  /** The share of visits with a signed-in user. */
  readonly members: number
  /** Further documents that such a user reads: favourites and their profile. */
  readonly memberReads: number
  /** Listings posted for each visit. */
  readonly posted: number
  /** Writes and reads that each of them causes. */
  readonly writesOfPosting: number
  readonly readsOfPosting: number
  /** How long each function runs that one of them causes. */
  readonly functionSeconds: number
}

/** Assumptions that nothing in this repository can measure. Replace them by figures from telemetry and logs. */
export const assumptions: Assumptions = {
  pages: { home: 0.5, search: 1.5, listing: 2.5, profile: 0.2 },
  newVisitors: 0.6,
  picturesOfList: 8,
  picturesOfListing: 6,
  pageBytes: 25_000,
  renderSeconds: 0.1,
  members: 0.2,
  memberReads: 15,
  posted: 0.02,
  writesOfPosting: 7,
  readsOfPosting: 90,
  functionSeconds: 0.3,
}

/** What one visit uses, if nothing comes from Hosting's caches. */
export function usageOfVisit(measured: Measured, given = assumptions): Usage {
  const { reads, entryBytes, codeBytes, pictureBytes, functionsOfListing } = measured
  const { home, search, listing, profile } = given.pages
  const lists = home + search + profile
  const all = lists + listing
  // A listing is read itself, also after a click, which shows the list's copy first. It shows similar ones and its
  // seller's number of listings, and the rules look it up when its view is counted.
  const readsOfPages =
    home * reads.home + (search + profile) * reads.search + listing * (reads.similar + 4)
  // The page function reads the first page, and the browser reads it again to keep it.
  const readsOfVisit = readsOfPages * (1 + 1 / all)
  const code =
    (home * codeBytes.home +
      search * codeBytes.search +
      listing * codeBytes.listing +
      profile * codeBytes.profile) /
    all
  const invocations = 1 + given.posted * functionsOfListing
  const seconds = given.renderSeconds + given.posted * functionsOfListing * given.functionSeconds
  return {
    reads: readsOfVisit + given.members * given.memberReads + given.posted * given.readsOfPosting,
    writes: listing + given.posted * given.writesOfPosting,
    invocations,
    cpuSeconds: seconds,
    memorySeconds: seconds / 2,
    hostingGb: (given.newVisitors * code + given.pageBytes) / 1e9,
    picturesGb:
      (lists * given.picturesOfList * pictureBytes.small +
        listing * (pictureBytes.large + (given.picturesOfListing - 1) * pictureBytes.small)) /
      1e9,
    documentsGb: (readsOfVisit * entryBytes) / 1e9,
  }
}

/** What one page rendered by the page function uses, without sending it. */
export function usageOfRendering(reads: number, { renderSeconds } = assumptions): Usage {
  return {
    reads,
    writes: 0,
    invocations: 1,
    cpuSeconds: renderSeconds,
    memorySeconds: renderSeconds / 2,
    hostingGb: 0,
    picturesGb: 0,
    documentsGb: 0,
  }
}

/** The price of some visits, without what is free, by what is counted; in US dollars. */
export function priceOf(usage: Usage, visits: number): ReadonlyMap<keyof Usage, number> {
  return new Map(
    countedKeys.map((key) => [key, (usage[key] * visits * prices[key].price) / prices[key].per]),
  )
}

/** The price of a month of 30 days, less what is free; in US dollars. */
export function monthlyPrice(usage: Usage, visitsADay: number): number {
  return countedKeys.reduce((sum, key) => {
    const { price, per, free } = prices[key]
    return sum + (Math.max(0, usage[key] * visitsADay * 30 - free) * price) / per
  }, 0)
}

export const countedKeys = [
  'reads',
  'writes',
  'invocations',
  'cpuSeconds',
  'memorySeconds',
  'hostingGb',
  'picturesGb',
  'documentsGb',
] as const satisfies readonly (keyof Usage)[]
