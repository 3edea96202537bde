import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { ListingsPort, SearchCount } from '@adamarket/shared/domain/ports.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { allOk, ok } from '@adamarket/shared/domain/result.ts'
import type { RelaxedSearch } from '@adamarket/shared/domain/search/relax-search.ts'
import { relaxedSearches, widestSearches } from '@adamarket/shared/domain/search/relax-search.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { readsOfCount } from '@adamarket/shared/domain/search-index/count-in-index.ts'

import type { ResultList } from './result-list.ts'

/** A search that finds something where another one finds nothing. */
export type CountedSearch = RelaxedSearch & SearchCount

/** How much may be read for it, in documents. */
const maxReads = 10

/** How many are shown, and how many of them differ in the same filter. */
const maxShown = 4
const maxAlike = 2

type Counted = Result<readonly CountedSearch[], AppError>

/** Going back to a list counts nothing again. */
const countedFor = new WeakMap<ResultList, Promise<Counted>>()

/** The nearest searches that find something, for a search without results. */
export async function countRelaxed(
  listings: ListingsPort,
  query: SearchQuery,
  results: ResultList,
): Promise<Counted> {
  const counting = countedFor.get(results) ?? countAll(listings, query)
  countedFor.set(results, counting)
  const counted = await counting
  if (!counted.ok) countedFor.delete(results)
  return counted
}

async function countAll(listings: ListingsPort, query: SearchQuery): Promise<Counted> {
  const tried = relaxedSearches(query).slice(0, Math.floor(maxReads / readsOfCount(query)))
  const counted = await countEach(listings, tried)
  return counted.ok && counted.value.length === 0
    ? await countEach(listings, widestSearches(query))
    : counted
}

async function countEach(
  { count }: ListingsPort,
  tried: readonly RelaxedSearch[],
): Promise<Counted> {
  const counts = allOk(await Promise.all(tried.map((relaxed) => count(relaxed.query))))
  if (!counts.ok) return counts
  const found = tried.flatMap((relaxed, at) => {
    const counted = counts.value[at]
    return counted && counted.count > 0 ? [{ ...relaxed, ...counted }] : []
  })
  const isFirstOfKind = ({ changed }: CountedSearch, at: number) =>
    found.slice(0, at).filter((before) => before.changed === changed).length < maxAlike
  return ok(found.filter(isFirstOfKind).slice(0, maxShown))
}
