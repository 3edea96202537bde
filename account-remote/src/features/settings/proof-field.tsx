import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Proof } from '@adamarket/shared/domain/auth-port.ts'
import type { Account } from '@adamarket/shared/domain/user/session.ts'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { TextInput } from '@adamarket/shared/ui/text-input.tsx'
import type { RefObject } from 'react'

import styles from './settings.module.css'

export function hasPassword(account: Account): boolean {
  return account.signInMethods.includes('password')
}

/** The proof for this account; undefined while the password is missing. */
export function proofOf(account: Account, password: string): Proof | undefined {
  if (!hasPassword(account)) return 'google'
  return password === '' ? undefined : { password }
}

type Props = {
  readonly account: Account
  readonly password: string
  readonly onPassword: (password: string) => void
  readonly isMissing: boolean
  readonly inputRef?: RefObject<HTMLInputElement | null>
}

/** Asks for the password again or, for accounts without one, says that Google will ask. */
export function ProofField({ account, password, onPassword, isMissing, inputRef }: Props) {
  const t = useTranslations('account')
  if (!hasPassword(account)) return <p className={styles['hint']}>{t('settings.googleAsks')}</p>
  return (
    <Field
      label={t('settings.currentPassword')}
      error={isMissing ? t('settings.missing.password') : undefined}
    >
      <TextInput
        ref={inputRef}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => onPassword(event.target.value)}
      />
    </Field>
  )
}
