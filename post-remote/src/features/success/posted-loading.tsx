import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { ListingCardSkeleton } from '@adamarket/shared/ui/listing-card-skeleton.tsx'
import { PageHead } from '@adamarket/shared/site-ui/page-head.tsx'
import { Skeleton } from '@adamarket/shared/ui/skeleton.tsx'

import styles from './posted.module.css'

/** A placeholder of the same size as `Posted`, so that nothing moves when it is replaced. */
export function PostedLoading() {
  const t = useTranslations('post')
  const title = t('success.online.title')
  return (
    <div className={styles['posted']} aria-busy="true">
      <PageHead title={title} isUnlisted />
      <div className={styles['words']}>
        <span className={styles['icon']} />
        <h1>{title}</h1>
        <p className={styles['lead']}>
          <Skeleton height="2lh" width="32ch" />
        </p>
        <div className={styles['actions']}>
          {['view', 'share', 'another'].map((action) => (
            <Skeleton key={action} height="var(--control-lg)" width="11rem" />
          ))}
        </div>
      </div>
      <div className={styles['card']}>
        <ListingCardSkeleton />
      </div>
    </div>
  )
}
