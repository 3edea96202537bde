import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { userName } from '@adamarket/shared/domain/user/user-name.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { TextInput } from '@adamarket/shared/ui/text-input.tsx'
import { useForm } from '@adamarket/shared/ui/use-form.ts'
import { useState } from 'react'

import { chooseEmailShown, ensureProfile } from '#components/own-profile.ts'
import { useAccountAttempt } from '#components/use-account-attempt.ts'

import { checkRegistration } from './check-entry.ts'
import { EmailField } from './email-field.tsx'
import { EntryProblems } from './entry-problems.tsx'
import type { EntryProps } from './entry-props.ts'
import { GoogleEntry } from './google-entry.tsx'
import { PasswordField } from './password-field.tsx'
import { EntryChoice, RegisterConsent } from './register-consent.tsx'
import styles from './entry.module.css'

/** Creates an account with email and password. */
export function RegisterForm({ email, onEmailChange, switchTo, reason }: EntryProps) {
  const t = useTranslations('account')
  const services = useHostServices()
  const { isBusy, failure, attempt } = useAccountAttempt()
  const [values, setValues] = useState({
    name: '',
    password: '',
    isEmailShown: true,
    isAdult: false,
    agreesToTerms: false,
  })
  const change = (changes: Partial<typeof values>) => setValues({ ...values, ...changes })

  const { formRef, errors, onSubmit } = useForm({
    check: () => checkRegistration({ ...values, email }),
    send: async () => {
      const { name, password, isEmailShown } = values
      const registration = { name: userName(name), email: email.trim(), password }
      chooseEmailShown(registration.email, isEmailShown)
      if (!(await attempt(() => services.auth.register(registration)))) return
      services.notify.success(t('register.done', { email: registration.email }))
      const { account } = services.session.getState()
      if (account) void ensureProfile(services, account)
    },
  })
  const errorOf = (field: keyof typeof errors) => {
    const error = errors[field]
    return error && t(`entry.invalid.${error}`)
  }
  return (
    <form ref={formRef} className={styles['form']} onSubmit={onSubmit} noValidate>
      <p className={styles['lead']}>{reason ?? t('register.lead')}</p>
      <EntryProblems errors={errors} failure={failure && t(`register.errors.${failure}`)} />
      <Field label={t('entry.name')} hint={t('entry.nameHint')} error={errorOf('name')}>
        <TextInput
          autoComplete="name"
          maxLength={100}
          value={values.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <EmailField
        autoComplete="email"
        error={errorOf('email')}
        value={email}
        onChange={onEmailChange}
      />
      <EntryChoice
        isChecked={values.isEmailShown}
        onChange={(isEmailShown) => change({ isEmailShown })}
      >
        {t('register.showEmail')}
      </EntryChoice>
      <PasswordField
        label={t('entry.password')}
        hint={t('entry.passwordHint')}
        autoComplete="new-password"
        error={errorOf('password')}
        value={values.password}
        onChange={(password) => change({ password })}
      />
      <p className={styles['lead']}>{t('register.public')}</p>
      <RegisterConsent
        isAdult={values.isAdult}
        agreesToTerms={values.agreesToTerms}
        onChange={change}
        adultError={errorOf('isAdult')}
        termsError={errorOf('agreesToTerms')}
      />
      <Button type="submit" variant="primary" block loading={isBusy}>
        {t('register.submit')}
      </Button>
      <GoogleEntry />
      <p className={styles['other']}>
        {t('register.hasAccount')} {switchTo('signIn', t('register.signIn'))}
      </p>
    </form>
  )
}
