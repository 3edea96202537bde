import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Account } from '@adamarket/shared/domain/user/session.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { TextInput } from '@adamarket/shared/ui/text-input.tsx'
import { useForm } from '@adamarket/shared/ui/use-form.ts'
import { useState } from 'react'

import { useAccountAttempt } from '#components/use-account-attempt.ts'

import { AccountFailure } from './account-failure.tsx'
import { ProofField, proofOf } from './proof-field.tsx'
import styles from './settings.module.css'

export function ChangePassword({ account }: { readonly account: Account }) {
  const t = useTranslations('account')
  const { auth, notify } = useHostServices()
  const { isBusy, failure, attempt } = useAccountAttempt()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const proof = proofOf(account, current)
  const { formRef, errors, onSubmit } = useForm({
    check: () => (!proof ? { current: 'password' } : next === '' ? { next: 'password' } : {}),
    send: async () => {
      if (!proof || !(await attempt(() => auth.changePassword(next, proof)))) return
      setCurrent('')
      setNext('')
      notify.success(t('settings.password.changed'))
    },
  })
  return (
    <form ref={formRef} className={styles['form']} onSubmit={onSubmit} noValidate>
      <input type="email" autoComplete="username" value={account.email} readOnly hidden />
      <div className={styles['pair']}>
        <ProofField
          account={account}
          password={current}
          onPassword={setCurrent}
          isMissing={errors.current !== undefined}
        />
        <Field
          label={t('settings.password.new')}
          hint={t('settings.password.hint')}
          error={errors.next && t('settings.missing.newPassword')}
        >
          <TextInput
            type="password"
            autoComplete="new-password"
            value={next}
            onChange={(event) => setNext(event.target.value)}
          />
        </Field>
      </div>
      <AccountFailure kind={failure} />
      <div>
        <Button type="submit" loading={isBusy}>
          {t('settings.password.change')}
        </Button>
      </div>
    </form>
  )
}
