import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { AccountError } from '@adamarket/shared/domain/auth-port.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { EyeIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { TextInput } from '@adamarket/shared/ui/text-input.tsx'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import styles from './sign-in-page.module.css'

/** The form keeps what was typed whatever happens; the page changes by itself once the session does. */
export function SignInForm() {
  const { t } = useTranslation('account')
  const { auth, report } = useHostServices()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isShown, setIsShown] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<'missing' | AccountError['kind']>()

  const submit = async () => {
    if (!email.trim() || !password) return setFailure('missing')
    setFailure(undefined)
    setIsBusy(true)
    const result = await auth.signIn(email.trim(), password)
    setIsBusy(false)
    if (result.ok) return
    setFailure(result.error.kind)
    if (result.error.kind === 'unexpected') {
      report({ what: 'Signing in failed', cause: result.error.cause })
    }
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void submit()
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <p className={styles.lead}>{t('signIn.lead')}</p>
      <Field label={t('signIn.email')}>
        <TextInput
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Field label={t('signIn.password')}>
        <TextInput
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button
        variant="ghost"
        size="sm"
        icon={<EyeIcon />}
        aria-pressed={isShown}
        className={styles.show}
        onClick={() => setIsShown(!isShown)}
      >
        {t('signIn.show')}
      </Button>
      {failure && (
        <p className={styles.failure} role="alert">
          {t(`signIn.errors.${failure}`)}
        </p>
      )}
      <Button type="submit" variant="primary" loading={isBusy}>
        {t('signIn.submit')}
      </Button>
    </form>
  )
}
