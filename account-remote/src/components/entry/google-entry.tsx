import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'

import { useAccountAttempt } from '#components/use-account-attempt.ts'

import styles from './entry.module.css'

/** Signs in with Google, which also creates new accounts. */
export function GoogleEntry() {
  const t = useTranslations('account')
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

/** The logo that Google requires on such a button, in its own colours. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" width="1.1em" height="1.1em" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62z"
      />
      <path
        fill="#34a853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.32-1.58-5.03-3.7H.96v2.33A9 9 0 0 0 9 18z"
      />
      <path fill="#fbbc05" d="M3.97 10.71a5.41 5.41 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08z" />
      <path
        fill="#ea4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3.01 2.33C4.68 5.16 6.66 3.58 9 3.58z"
      />
    </svg>
  )
}
