import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { useBackOnline, useIsOnline } from '@adamarket/shared/contract/use-connectivity.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { Dialog } from '@adamarket/shared/ui/dialog.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { Spinner } from '@adamarket/shared/ui/spinner.tsx'
import { useState } from 'react'

import { slowAfterMs, useElapsed } from '@adamarket/shared/ui/use-elapsed.ts'

import styles from './account-slot.module.css'

/** A dialog that loads faster than this needs no placeholder. */
const dialogDelayMs = 400

type Props = {
  readonly hasFailed: boolean
  readonly onTryAgain: () => void
  readonly onClose: () => void
}

/** Replaces the sign-in dialog while its code is loading, and when that fails. */
export function SignInLoading({ hasFailed, onTryAgain, onClose }: Props) {
  const t = useTranslations('shell')
  const isNoticeable = useElapsed(dialogDelayMs)
  const isOnline = useIsOnline()
  const [attempt, setAttempt] = useState(0)
  const tryAgain = () => {
    setAttempt(attempt + 1)
    onTryAgain()
  }
  useBackOnline(tryAgain)
  if (!hasFailed && !isNoticeable) return null
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('header.signIn')}
      closeLabel={t('account.close')}
      size="sm"
    >
      {hasFailed ? (
        <Notice
          tone="danger"
          title={t('account.signInFailed')}
          actions={<Button onClick={tryAgain}>{t('boundary.tryAgain')}</Button>}
        >
          {t(isOnline ? 'boundary.ourSide' : 'boundary.yourConnection')}
        </Notice>
      ) : (
        <StillLoading key={attempt} onTryAgain={tryAgain} />
      )}
    </Dialog>
  )
}

function StillLoading({ onTryAgain }: Pick<Props, 'onTryAgain'>) {
  const t = useTranslations('shell')
  const isSlow = useElapsed(slowAfterMs)
  return isSlow ? (
    <Notice
      title={t('boundary.slowTitle')}
      actions={<Button onClick={onTryAgain}>{t('boundary.tryAgain')}</Button>}
    >
      {t('boundary.slowText')}
    </Notice>
  ) : (
    <div className={styles['waiting']}>
      <Spinner size="2rem" label={t('boundary.loading')} />
    </div>
  )
}
