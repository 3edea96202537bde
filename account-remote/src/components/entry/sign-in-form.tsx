import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { useForm } from '@adamarket/shared/ui/use-form.ts'
import { useState } from 'react'

import { useAccountAttempt } from '#components/use-account-attempt.ts'

import { checkEmail } from './check-entry.ts'
import { EmailField } from './email-field.tsx'
import { EntryProblems } from './entry-problems.tsx'
import type { EntryProps } from './entry-props.ts'
import { GoogleEntry } from './google-entry.tsx'
import { PasswordField } from './password-field.tsx'
import styles from './entry.module.css'

/** Signs in with email and password; failures keep what was typed. */
export function SignInForm({ email, onEmailChange, switchTo, reason }: EntryProps) {
  const t = useTranslations('account')
  const { auth } = useHostServices()
  const { isBusy, failure, attempt } = useAccountAttempt()
  const [password, setPassword] = useState('')
  const { formRef, errors, onSubmit } = useForm({
    check: () => ({
      email: checkEmail(email),
      password: password ? undefined : ('password' as const),
    }),
    send: async () => void (await attempt(() => auth.signIn(email.trim(), password))),
  })
  return (
    <form ref={formRef} className={styles['form']} onSubmit={onSubmit} noValidate>
      <p className={styles['lead']}>{reason ?? t('signIn.lead')}</p>
      <EntryProblems errors={errors} failure={failure && t(`accountErrors.${failure}`)} />
      <EmailField
        autoComplete="username"
        error={errors.email && t(`entry.invalid.${errors.email}`)}
        value={email}
        onChange={onEmailChange}
      />
      <PasswordField
        label={t('entry.password')}
        autoComplete="current-password"
        error={errors.password && t(`entry.invalid.${errors.password}`)}
        value={password}
        onChange={setPassword}
      />
      <div className={styles['forgot']}>{switchTo('reset', t('signIn.forgot'))}</div>
      <Button type="submit" variant="primary" block loading={isBusy}>
        {t('signIn.submit')}
      </Button>
      <GoogleEntry />
      <p className={styles['other']}>
        {t('signIn.noAccount')} {switchTo('register', t('signIn.register'))}
      </p>
    </form>
  )
}
