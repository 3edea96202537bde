import { useLoaderData } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { formatSearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from 'zustand'

import { useUnblocked } from '#components/use-unblocked.ts'

import type { EditedFilters } from './edited-filters.ts'
import styles from './found-count.module.css'
import type { SearchData } from './cached-results.ts'
import type { ResultList } from './result-list.ts'

/** How long filters must be unchanged before they are counted, in milliseconds. */
const pause = 400

/**
 * How many listings the changed filters would show. It reads the first page of results, which is then already
 * loaded when the filters are applied.
 */
export function FoundCount({ edited }: { readonly edited: EditedFilters }) {
  const { query } = useStore(edited)
  const { query: current, preview } = useLoaderData<SearchData>()
  const [tried, setTried] = useState<{ readonly key: string; readonly results: ResultList }>()
  const key = query && formatSearchQuery(query)
  const isChanged = key !== undefined && key !== formatSearchQuery(current)
  const tryOut = useEffectEvent(() => {
    if (key !== undefined && query) setTried({ key, results: preview(query) })
  })
  useEffect(() => {
    if (!isChanged) return undefined
    const timer = setTimeout(tryOut, pause)
    return () => clearTimeout(timer)
  }, [isChanged, key])
  return (
    <p role="status" className={styles['found']}>
      {isChanged && tried?.key === key && <Count results={tried.results} />}
    </p>
  )
}

function Count({ results }: { readonly results: ResultList }) {
  const t = useTranslations('browse')
  const { listings, status, hasMore } = useStore(results)
  const count = useUnblocked(listings).length
  if (status !== 'ready') return null
  if (!hasMore) return t('search.found', { count })
  return count > 0 ? t('search.foundMore', { count }) : null
}
