import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { useTranslation } from 'react-i18next'

import { GoogleMark } from '#parts/entry/google-mark.tsx'
import { useAccountAttempt } from '#parts/use-account-attempt.ts'

import styles from './entry.module.css'

/** Signs in with Google, which also creates new accounts. */
export function GoogleEntry() {
  const { t } = useTranslation('account')
  const { auth } = useHostServices()
  const { isBusy, failure, attempt } = useAccountAttempt()
  return (
    <div className={styles['google']}>
      <p className={styles['or']}>{t('entry.or')}</p>
      <Button
        block
        icon={<GoogleMark />}
        loading={isBusy}
        onClick={() => void attempt(() => auth.signInWithGoogle())}
      >
        {t('entry.google')}
      </Button>
      {failure && (
        <p role="alert" className={styles['failure']}>
          {t(`accountErrors.${failure}`)}
        </p>
      )}
    </div>
  )
}
