import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { formatSearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { useEffect, useEffectEvent, useState } from 'react'

/** A visitor who types on needs no numbers of what is suggested meanwhile. */
const countAfterMs = 300

/** Counting the same again would be read again. */
const counted = new Map<string, number>()

/** How many listings searches find, once the visitor has stopped typing; a search that is not counted yet has no number. */
export function useSuggestedCounts(
  searches: readonly SearchQuery[],
): (search: SearchQuery) => number | undefined {
  const { listings } = useHostServices()
  const [, setCounted] = useState(0)
  const uncounted = searches.filter((search) => !counted.has(formatSearchQuery(search)))
  const countAll = useEffectEvent(async () => {
    await Promise.all(
      uncounted.map(async (search) => {
        const result = await listings.count(search)
        if (result.ok) counted.set(formatSearchQuery(search), result.value.count)
      }),
    )
    setCounted(counted.size)
  })
  const key = uncounted.map((search) => formatSearchQuery(search)).join(' ')
  useEffect(() => {
    if (key === '') return undefined
    const timer = setTimeout(() => void countAll(), countAfterMs)
    return () => clearTimeout(timer)
  }, [key])
  return (search) => counted.get(formatSearchQuery(search))
}
