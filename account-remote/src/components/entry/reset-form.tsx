import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { useForm } from '@adamarket/shared/ui/use-form.ts'
import { useState } from 'react'

import { useAccountAttempt } from '#components/use-account-attempt.ts'

import { checkEmail } from './check-entry.ts'
import { EmailField } from './email-field.tsx'
import { EntryProblems } from './entry-problems.tsx'
import type { EntryProps } from './entry-props.ts'
import styles from './entry.module.css'

/** Requests an email with a link to choose a new password; does not reveal who has an account. */
export function ResetForm({ email, onEmailChange, switchTo }: EntryProps) {
  const t = useTranslations('account')
  const { auth } = useHostServices()
  const { isBusy, failure, attempt } = useAccountAttempt()
  const [sentTo, setSentTo] = useState<string>()
  const { formRef, errors, onSubmit } = useForm({
    check: () => ({ email: checkEmail(email) }),
    send: async () => {
      const address = email.trim()
      setSentTo(undefined)
      if (await attempt(() => auth.sendPasswordReset(address))) setSentTo(address)
    },
  })
  return (
    <form ref={formRef} className={styles['form']} onSubmit={onSubmit} noValidate>
      <p className={styles['lead']}>{t('reset.lead')}</p>
      <EntryProblems errors={errors} failure={failure && t(`reset.errors.${failure}`)} />
      {sentTo !== undefined && (
        <Notice tone="success" title={t('reset.sent')}>
          {t('reset.sentText', { email: sentTo })}
        </Notice>
      )}
      <EmailField
        autoComplete="username"
        error={errors.email && t(`entry.invalid.${errors.email}`)}
        value={email}
        onChange={onEmailChange}
      />
      <Button type="submit" variant="primary" block loading={isBusy}>
        {t(sentTo === undefined ? 'reset.submit' : 'reset.again')}
      </Button>
      <p className={styles['other']}>{switchTo('signIn', t('reset.back'))}</p>
    </form>
  )
}
