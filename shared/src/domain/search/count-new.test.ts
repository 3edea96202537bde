import { describe, expect, it, vi } from 'vitest'

import { aListing } from '#testing/a-listing.ts'
import { appError } from '#domain/app-error.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { ListingsPort } from '#domain/ports.ts'
import { err, ok } from '#domain/result.ts'

import { countNew, maxNewCounted } from './count-new.ts'
import type { SearchQuery } from './search-query.ts'

const since = '2026-11-20T10:00:00.000Z'
const query: SearchQuery = { text: 'sofa', location: 'All' }
const minutesAfter = (minutes: number) =>
  new Date(Date.parse(since) + minutes * 60_000).toISOString()

const posted = (length: number, userId = 'mehmet') =>
  Array.from({ length }, (_, at) => aListing({ userId, timestamp: minutesAfter(at + 1) }))
const old = Array.from({ length: 30 }, (_, at) => aListing({ timestamp: minutesAfter(-at) }))

/** A search that finds these, the newest first. */
function searchIn(listings: readonly Listing[]) {
  const newest = listings.toSorted((one, other) =>
    (one.timestamp ?? '') < (other.timestamp ?? '') ? 1 : -1,
  )
  return vi.fn<ListingsPort['search']>(async (asked, { limit, cursor = '0' }) => {
    expect(asked).toEqual({ ...query, sort: 'newest' })
    const end = Number(cursor) + limit
    const page = newest.slice(Number(cursor), end)
    return ok({ listings: page, ...(end < newest.length && { nextCursor: `${end}` }) })
  })
}

const countIn = (listings: readonly Listing[], isHidden = (_sellerId: string) => false) =>
  countNew(searchIn(listings), query, since, isHidden)

describe('the new listings of a saved search', () => {
  it('are those that were posted since then, and old ones are not read on', async () => {
    const search = searchIn([...posted(3), ...old])
    expect(await countNew(search, query, since, () => false)).toBe(3)
    expect(search).toHaveBeenCalledOnce()
  })

  it('are counted over several pages, up to a limit', async () => {
    expect(await countIn([...posted(12), ...old])).toBe(12)
    expect(await countIn(posted(50))).toBe(maxNewCounted)
  })

  it('are without those of the user and of blocked sellers', async () => {
    const isHidden = (sellerId: string) => sellerId === 'ayse'
    expect(await countIn([...posted(6, 'ayse'), ...posted(2)], isHidden)).toBe(2)
  })

  it('are none when they cannot be read', async () => {
    const search = async () => err(appError('unavailable', undefined))
    expect(await countNew(search, query, since, () => false)).toBe(0)
  })
})
