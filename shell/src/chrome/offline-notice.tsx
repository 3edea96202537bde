import { useIsOnline } from '@adamarket/shared/contract/use-connectivity.ts'
import { OfflineIcon } from '@adamarket/shared/ui/icons/status.tsx'
import { useTranslation } from 'react-i18next'

import styles from './offline-notice.module.css'

/** Says so when nothing gets through to the site. */
export function OfflineNotice() {
  const { t } = useTranslation('shell')
  const isOnline = useIsOnline()
  // The status is there before its text: screen readers announce what changes in it.
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles['notice']}>
          <OfflineIcon />
          {t('offline.text')}
        </p>
      )}
    </div>
  )
}
