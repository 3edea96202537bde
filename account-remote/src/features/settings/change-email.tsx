import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { Account } from '@adamarket/shared/domain/session.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { TextInput } from '@adamarket/shared/ui/text-input.tsx'
import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { AccountFailure } from '#features/settings/account-failure.tsx'
import { ProofField, proofOf } from '#features/settings/proof-field.tsx'
import { useAccountAttempt } from '#parts/use-account-attempt.ts'

import styles from './settings.module.css'

/** Changes the account's email; the change takes effect once the user follows the link in an email. */
export function ChangeEmail({ account }: { readonly account: Account }) {
  const { t } = useTranslation('account')
  const { auth } = useHostServices()
  const { isBusy, failure, attempt } = useAccountAttempt()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState<'email' | 'password'>()
  const [sentTo, setSentTo] = useState<string>()
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)

  const submit = async () => {
    const wanted = email.trim()
    const proof = proofOf(account, password)
    setMissing(wanted === '' ? 'email' : proof ? undefined : 'password')
    if (wanted === '') return emailInput.current?.focus()
    if (!proof) return passwordInput.current?.focus()
    setSentTo(undefined)
    if (!(await attempt(() => auth.changeEmail(wanted, proof)))) return
    setSentTo(wanted)
    setEmail('')
    setPassword('')
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <form className={styles['form']} onSubmit={onSubmit} noValidate>
      <div className={styles['pair']}>
        <Field
          label={t('settings.email.new')}
          error={missing === 'email' ? t('settings.missing.email') : undefined}
        >
          <TextInput
            ref={emailInput}
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <ProofField
          account={account}
          password={password}
          onPassword={setPassword}
          isMissing={missing === 'password'}
          inputRef={passwordInput}
        />
      </div>
      <AccountFailure kind={failure} />
      {sentTo !== undefined && (
        <Notice tone="success" title={t('settings.email.changeSent')}>
          {t('settings.email.changeSentHint', { email: sentTo })}
        </Notice>
      )}
      <div>
        <Button type="submit" loading={isBusy}>
          {t('settings.email.change')}
        </Button>
      </div>
    </form>
  )
}
