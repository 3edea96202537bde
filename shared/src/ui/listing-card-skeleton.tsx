import { Card } from './card.tsx'
import { joinClasses } from './join-classes.ts'
import styles from './listing-card.module.css'
import { Skeleton } from './skeleton.tsx'

/** The skeleton of a ListingCard, of the same size; a row has actions. */
export function ListingCardSkeleton({ layout = 'tile' }: { readonly layout?: 'tile' | 'row' }) {
  const isRow = layout === 'row'
  return (
    <Card padding="none" aria-hidden="true" className={joinClasses(styles['card'], styles[layout])}>
      <div className={styles['media']}>
        <Skeleton ratio="4 / 3" />
      </div>
      <div className={styles['body']}>
        <Skeleton height="1lh" width="45%" className={styles['price']} />
        <div className={styles['title']}>
          <Skeleton height="1lh" width="90%" />
        </div>
        {isRow && (
          <div className={styles['description']}>
            <Skeleton height="2lh" />
          </div>
        )}
        <div className={styles['meta']}>
          <Skeleton height={isRow ? '1lh' : '2lh'} width="60%" />
        </div>
      </div>
      {isRow && (
        <div className={styles['actions']}>
          <Skeleton height="var(--control-sm)" width="11rem" />
        </div>
      )}
    </Card>
  )
}
