import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import { useReported } from '@adamarket/shared/contract/use-reported.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { tryAgainLabel } from '@adamarket/shared/i18n/failure-texts.ts'
import { Button, buttonClass } from '@adamarket/shared/ui/button.tsx'
import { Spinner } from '@adamarket/shared/ui/spinner.tsx'
import type { MouseEvent } from 'react'

import styles from './more-results.module.css'
import type { ResultListState } from './result-list.ts'

type Props = {
  readonly query: SearchQuery
  readonly list: ResultListState
  /** How many of the list are shown. */
  readonly count: number
  readonly onShowMore: () => void
}

/** The number of results shown, and a link to the next ones, which are added to the list. */
export function MoreResults({ query, list, count, onShowMore }: Props) {
  const t = useTranslations('browse')
  const language = useLocale()
  const { error, hasMore, lastPage } = list
  const isLoading = list.status === 'loading'
  useReported('More results could not be read', error)
  const isAll = !hasMore && lastPage?.start === undefined
  return (
    <div className={styles['more']}>
      <p role="status" className={styles['count']}>
        {isAll ? t('search.total', { count }) : t('search.shown', { count })}
      </p>
      {error && <p role="alert">{t('search.moreFailed')}</p>}
      {error && (
        <Button size="lg" onClick={onShowMore}>
          {tryAgainLabel(language)}
        </Button>
      )}
      {lastPage && hasMore && !error && (
        <Link
          to={hrefs.search(query, lastPage.nextCursor)}
          rel="next"
          aria-busy={isLoading || undefined}
          className={buttonClass({ size: 'lg' })}
          onClick={(event) => {
            if (opensElsewhere(event)) return
            event.preventDefault()
            onShowMore()
          }}
        >
          {isLoading && <Spinner />}
          <span>{t('search.more')}</span>
        </Link>
      )}
    </div>
  )
}

/** Whether the visitor wants the link in another tab or window. */
function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}
