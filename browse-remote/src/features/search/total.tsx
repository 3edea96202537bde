import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { useLoaded } from '@adamarket/shared/contract/use-loaded.ts'
import { maxCounted } from '@adamarket/shared/domain/ports.ts'
import { Suspense } from 'react'

import { useUnblocked } from '#components/use-unblocked.ts'

import type { ResultList } from './result-list.ts'
import styles from './search-page.module.css'
import { useResultList } from './use-result-list.ts'

type Props = {
  readonly results: ResultList
}

/** How many listings the search finds; when not all of them are shown, they are counted. */
export function Total(props: Props) {
  return (
    <Suspense fallback={null}>
      <Found {...props} />
    </Suspense>
  )
}

function Found({ results }: Props) {
  const t = useTranslations('browse')
  const { listings, status, start } = useResultList(results)
  const shown = useUnblocked(listings).length
  const isAll = status === 'complete' && start === undefined
  const counted = useLoaded(results.count, isAll || shown === 0 ? '' : 'all')
  if (shown === 0) return null
  const isMore = !isAll && (!counted || counted.count <= shown || counted.count >= maxCounted)
  const count = isAll ? shown : Math.max(counted?.count ?? 0, shown)
  const isAbout = !isAll && counted?.isExact === false
  return (
    <p className={styles['total']}>
      {isMore
        ? t('search.sizeMore', { count })
        : t(isAbout ? 'search.sizeAbout' : 'search.size', { count })}
    </p>
  )
}
