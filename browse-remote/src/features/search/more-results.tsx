import { useReported } from '@adamarket/shared/contract/use-reported.ts'
import { tryAgainLabel } from '@adamarket/shared/i18n/failure-texts.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { useTranslation } from 'react-i18next'

import styles from '#features/search/more-results.module.css'
import type { ResultListState } from '#features/search/result-list.ts'

type Props = { readonly list: ResultListState; readonly onShowMore: () => void }

/** The number of results shown, and a button to load more. */
export function MoreResults({ list, onShowMore }: Props) {
  const { t, i18n } = useTranslation('browse')
  const count = list.listings.length
  const isComplete = list.status === 'complete'
  const error = list.status === 'failed' ? list.error : undefined
  useReported('More results could not be read', error)
  return (
    <div className={styles['more']}>
      <p role="status" className={styles['count']}>
        {isComplete ? t('search.total', { count }) : t('search.shown', { count })}
      </p>
      {error && <p role="alert">{t('search.moreFailed')}</p>}
      {!isComplete && (
        <Button size="lg" loading={list.status === 'reading'} onClick={onShowMore}>
          {error ? tryAgainLabel(i18n.language) : t('search.more')}
        </Button>
      )}
    </div>
  )
}
