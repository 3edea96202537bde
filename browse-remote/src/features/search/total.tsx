import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { maxCounted } from '@adamarket/shared/domain/ports.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'
import { ClientSuspense } from '@adamarket/shared/ui/client-suspense.tsx'

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
    <ClientSuspense>
      <Found {...props} />
    </ClientSuspense>
  )
}

function Found({ results }: Props) {
  const t = useTranslations('browse')
  const { listings, hasMore, lastPage } = useResultList(results)
  const shown = useUnblocked(listings).length
  const isAll = !hasMore && lastPage?.start === undefined
  const hasToCount = !isAll && shown > 0
  const { value: counted } = usePort(
    () => (hasToCount ? results.count() : undefined),
    [results, hasToCount],
  )
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
