import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs, paths } from '@adamarket/shared/contract/paths.ts'
import { useNavigate } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { useForm } from '@adamarket/shared/ui/use-form.ts'
import { useState } from 'react'

import { checkNewPassword } from '#components/entry/check-entry.ts'
import { EntryProblems } from '#components/entry/entry-problems.tsx'
import { PasswordField } from '#components/entry/password-field.tsx'
import styles from '#components/entry/entry.module.css'
import { useAccountAttempt } from '#components/use-account-attempt.ts'

type Props = { readonly email: string; readonly code: string }

/** Sets a new password for an account, and signs in with it. */
export function ChoosePassword({ email, code }: Props) {
  const t = useTranslations('account')
  const { auth, notify } = useHostServices()
  const navigate = useNavigate()
  const { isBusy, failure, attempt } = useAccountAttempt()
  const [password, setPassword] = useState('')
  const { formRef, errors, onSubmit } = useForm({
    check: () => ({ password: checkNewPassword(password) }),
    send: async () => {
      if (!(await attempt(() => auth.resetPassword(code, password)))) return
      notify.success(t('action.passwordChanged'))
      const signedIn = await auth.signIn(email, password)
      void navigate(signedIn.ok ? paths.home : hrefs.login(), { replace: true, state: { email } })
    },
  })
  return (
    <>
      <h1>{t('action.choosePassword')}</h1>
      <form ref={formRef} className={styles['form']} onSubmit={onSubmit} noValidate>
        <p className={styles['lead']}>{t('action.passwordFor', { email })}</p>
        <EntryProblems errors={errors} failure={failure && t(`accountErrors.${failure}`)} />
        {/* Tells a password manager which account the new password is for. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <PasswordField
          label={t('action.newPassword')}
          hint={t('entry.passwordHint')}
          autoComplete="new-password"
          error={errors.password && t(`entry.invalid.${errors.password}`)}
          value={password}
          onChange={setPassword}
        />
        <Button type="submit" variant="primary" block loading={isBusy}>
          {t('action.savePassword')}
        </Button>
      </form>
    </>
  )
}
