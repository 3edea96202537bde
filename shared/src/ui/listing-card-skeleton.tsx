import { Card } from '#ui/card.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import styles from '#ui/listing-card.module.css'
import { Skeleton } from '#ui/skeleton.tsx'

/** The place of a ListingCard, of the same size. */
export function ListingCardSkeleton({ layout = 'tile' }: { readonly layout?: 'tile' | 'row' }) {
  return (
    <Card padding="none" aria-hidden="true" className={joinClasses(styles['card'], styles[layout])}>
      <div className={styles['media']}>
        <Skeleton ratio="4 / 3" />
      </div>
      <div className={styles['body']}>
        <Skeleton height="1.4625rem" width="45%" />
        <div className={styles['title']}>
          <Skeleton width="90%" />
        </div>
        {layout === 'row' && <Skeleton height="2.7125rem" />}
        <div className={styles['meta']}>
          <Skeleton height="1.35625rem" width="70%" />
        </div>
      </div>
    </Card>
  )
}
