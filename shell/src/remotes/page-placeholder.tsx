import { Skeleton } from '@adamarket/shared/ui/skeleton.tsx'
import { useTranslation } from 'react-i18next'

import styles from './page-placeholder.module.css'

/** The quiet outline of a page whose code is on its way. */
export function PagePlaceholder() {
  const { t } = useTranslation('shell')
  return (
    <div className={styles.page} role="status" aria-label={t('boundary.loading')}>
      <Skeleton height="2.25rem" width="min(22rem, 70%)" />
      <Skeleton height="22rem" />
    </div>
  )
}
