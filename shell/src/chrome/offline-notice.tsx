import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { useIsOnline } from '@adamarket/shared/contract/use-connectivity.ts'
import { OfflineIcon } from '@adamarket/shared/ui/icons/status.tsx'

import styles from './offline-notice.module.css'

/** Says that the site cannot be reached. */
export function OfflineNotice() {
  const t = useTranslations('shell')
  const isOnline = useIsOnline()
  // The status element is rendered before its text: screen readers announce only changes in it.
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
