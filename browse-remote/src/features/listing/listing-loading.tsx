import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { joinClasses } from '@adamarket/shared/ui/join-classes.ts'
import { Skeleton } from '@adamarket/shared/ui/skeleton.tsx'

import layout from './listing-view.module.css'
import styles from './listing-loading.module.css'

/** The skeleton of a listing that is loading. */
export function ListingLoading() {
  const t = useTranslations('browse')
  return (
    <div className={layout['view']}>
      <div className={layout['pictures']}>
        <Skeleton ratio="4 / 3" className={styles['picture']} />
      </div>
      <div className={joinClasses(layout['side'], styles['summary'])}>
        <p role="status" className={styles['loading']}>
          {t('listing.loading')}
        </p>
        <Skeleton height="2.5rem" width="45%" />
        <Skeleton height="2rem" width="90%" />
        <Skeleton width="60%" />
        <Skeleton height="3.25rem" />
        <Skeleton height="3.25rem" />
      </div>
    </div>
  )
}
