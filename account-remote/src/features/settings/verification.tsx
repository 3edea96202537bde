import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Account } from '@adamarket/shared/domain/user/session.ts'
import { Chip } from '@adamarket/shared/ui/chip.tsx'
import { CheckIcon } from '@adamarket/shared/ui/icons/actions.tsx'

import { VerifyNotice } from '#components/verify-notice.tsx'

import styles from './settings.module.css'

/** The email of the account, and whether it is verified. */
export function Verification({ account }: { readonly account: Account }) {
  const t = useTranslations('account')
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
      <VerifyNotice />
    </>
  )
}
