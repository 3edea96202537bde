import { OfflineIcon } from '@adamarket/shared/ui/icons/status.tsx'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

import styles from './offline-notice.module.css'

/** Says so when the browser has no connection. */
export function OfflineNotice() {
  const { t } = useTranslation('shell')
  const isOnline = useSyncExternalStore(onChange, () => navigator.onLine)
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

function onChange(callback: () => void): () => void {
  window.addEventListener('online', callback)
  window.addEventListener('offline', callback)
  return () => {
    window.removeEventListener('online', callback)
    window.removeEventListener('offline', callback)
  }
}
