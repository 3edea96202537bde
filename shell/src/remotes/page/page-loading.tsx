import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { Skeleton } from '@adamarket/shared/ui/skeleton.tsx'
import { slowAfterMs, useElapsed } from '@adamarket/shared/ui/use-elapsed.ts'
import { useEffect } from 'react'

import { BoundarySlow } from './boundary-notice.tsx'
import { addOutline } from './outlines.ts'
import styles from './page-loading.module.css'

type Props = {
  readonly onTryAgain: () => void
  /** A part of the page is visible and needs no placeholder. */
  readonly hasContent?: boolean
}

/** The placeholder of a page whose code is loading, with a retry button when that is slow. */
export function PageLoading({ onTryAgain, hasContent = false }: Props) {
  const t = useTranslations('shell')
  const isSlow = useElapsed(slowAfterMs)
  useEffect(addOutline, [])
  if (isSlow) return <BoundarySlow onTryAgain={onTryAgain} />
  if (hasContent) return null
  return (
    <div className={styles.page} role="status" aria-label={t('boundary.loading')}>
      <Skeleton height="2.25rem" width="min(22rem, 70%)" />
      <Skeleton height="22rem" />
    </div>
  )
}
