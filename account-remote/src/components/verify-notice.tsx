import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { useStore } from 'zustand'

import { useAccountAttempt } from './use-account-attempt.ts'

/** Asks to verify the user's email, until that is done. */
export function VerifyNotice() {
  const t = useTranslations('account')
  const { auth, session, notify } = useHostServices()
  const account = useStore(session, (state) => state.account)
  const { isBusy, failure, attempt } = useAccountAttempt()
  if (!account || account.isEmailVerified) return null

  const sendAgain = async () => {
    if (await attempt(() => auth.sendVerification())) {
      notify.success(t('verify.sent', { email: account.email }))
    }
  }
  const check = async () => {
    const isRefreshed = await attempt(() => auth.refresh())
    const isVerified = session.getState().account?.isEmailVerified
    if (isRefreshed && isVerified) notify.success(t('verify.done'))
    else if (isRefreshed) notify.info(t('verify.notYet'))
  }
  return (
    <Notice
      tone="warning"
      title={t('verify.title')}
      actions={
        <>
          <Button size="sm" aria-disabled={isBusy} onClick={() => void check()}>
            {t('verify.check')}
          </Button>
          <Button size="sm" variant="ghost" aria-disabled={isBusy} onClick={() => void sendAgain()}>
            {t('verify.sendAgain')}
          </Button>
        </>
      }
    >
      <p>{t('verify.text', { email: account.email })}</p>
      {failure && <p role="alert">{t(`accountErrors.${failure}`)}</p>}
    </Notice>
  )
}
