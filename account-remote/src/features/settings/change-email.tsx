import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Account } from '@adamarket/shared/domain/user/session.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { TextInput } from '@adamarket/shared/ui/text-input.tsx'
import { useForm } from '@adamarket/shared/ui/use-form.ts'
import { useState } from 'react'

import { useAccountAttempt } from '#components/use-account-attempt.ts'

import { AccountFailure } from './account-failure.tsx'
import { ProofField, proofOf } from './proof-field.tsx'
import styles from './settings.module.css'

/** Changes the account's email; the change takes effect once the user follows the link in an email. */
export function ChangeEmail({ account }: { readonly account: Account }) {
  const t = useTranslations('account')
  const { auth } = useHostServices()
  const { isBusy, failure, attempt } = useAccountAttempt()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const wanted = email.trim()
  const proof = proofOf(account, password)
  const { formRef, errors, onSubmit } = useForm({
    check: () => (wanted === '' ? { email: 'email' } : proof ? {} : { password: 'password' }),
    send: async () => {
      setSentTo(undefined)
      if (!proof || !(await attempt(() => auth.changeEmail(wanted, proof)))) return
      setSentTo(wanted)
      setEmail('')
      setPassword('')
    },
  })
  return (
    <form ref={formRef} className={styles['form']} onSubmit={onSubmit} noValidate>
      <div className={styles['pair']}>
        <Field label={t('settings.email.new')} error={errors.email && t('settings.missing.email')}>
          <TextInput
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
          isMissing={errors.password !== undefined}
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
