import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { Account } from '@adamarket/shared/domain/session.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { Chip } from '@adamarket/shared/ui/chip.tsx'
import { CheckIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { AccountFailure } from '#features/settings/account-failure.tsx'
import { useAccountAction } from '#features/settings/use-account-action.ts'

import styles from './settings.module.css'

/** The address of the account, and whether its owner has shown that it is theirs. */
export function Verification({ account }: { readonly account: Account }) {
  const { t } = useTranslation('account')
  const { auth } = useHostServices()
  const sending = useAccountAction()
  const looking = useAccountAction()
  const [isSent, setIsSent] = useState(false)
  return (
    <>
      <p className={styles['row']}>
        <span className={styles['address']}>{account.email}</span>
        {account.isEmailVerified && (
          <Chip tone="success" icon={<CheckIcon />}>
            {t('settings.email.verified')}
          </Chip>
        )}
      </p>
      {!account.isEmailVerified && (
        <Notice
          tone={isSent ? 'success' : 'warning'}
          title={isSent ? t('settings.email.sent') : t('settings.email.unverified')}
          actions={
            <>
              <Button
                size="sm"
                loading={sending.isBusy}
                onClick={() =>
                  void sending.run(auth.sendVerification).then((isDone) => setIsSent(isDone))
                }
              >
                {t('settings.email.send')}
              </Button>
              <Button
                size="sm"
                loading={looking.isBusy}
                onClick={() => void looking.run(auth.refresh)}
              >
                {t('settings.email.look')}
              </Button>
            </>
          }
        >
          {t('settings.email.verifyHint')}
        </Notice>
      )}
      <AccountFailure kind={sending.failure ?? looking.failure} />
    </>
  )
}
