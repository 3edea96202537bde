import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Account } from '@adamarket/shared/domain/user/session.ts'
import { useForm } from '@adamarket/shared/ui/use-form.ts'
import { useRef, useState } from 'react'

import { FormDialog } from '#components/form-dialog.tsx'
import { useAccountAttempt } from '#components/use-account-attempt.ts'

import { AccountFailure } from './account-failure.tsx'
import { ProofField, proofOf } from './proof-field.tsx'
import styles from './settings.module.css'

const goes = ['listings', 'pictures', 'favourites', 'profile'] as const

type Props = { readonly account: Account; readonly onClose: () => void }

/** Lists what is deleted with the account, and asks the owner for a proof. */
export function DeleteAccountDialog({ account, onClose }: Props) {
  const t = useTranslations('account')
  const { auth, forgetDevice } = useHostServices()
  const { failure, attempt } = useAccountAttempt()
  const [password, setPassword] = useState('')
  const passwordInput = useRef<HTMLInputElement>(null)

  const proof = proofOf(account, password)
  const { formRef, errors, isBusy, onSubmit } = useForm({
    check: () => ({ password: proof ? undefined : true }),
    send: async () => {
      if (proof && (await attempt(() => auth.deleteAccount(proof)))) {
        return forgetDevice(t('settings.delete.done'))
      }
      passwordInput.current?.focus()
    },
  })
  return (
    <FormDialog
      title={t('settings.delete.question')}
      closeLabel={t('close')}
      cancelLabel={t('settings.delete.keep')}
      submitLabel={t('settings.delete.confirm')}
      variant="danger"
      isBusy={isBusy}
      onClose={onClose}
      formRef={formRef}
      onSubmit={onSubmit}
    >
      <div className={styles['form']}>
        <p>{t('settings.delete.goes')}</p>
        <ul className={styles['goes']}>
          {goes.map((what) => (
            <li key={what}>{t(`settings.delete.${what}`)}</li>
          ))}
        </ul>
        <p>{t('settings.delete.forGood')}</p>
        <ProofField
          account={account}
          password={password}
          onPassword={setPassword}
          isMissing={errors.password !== undefined}
          inputRef={passwordInput}
        />
        <AccountFailure kind={failure} />
      </div>
    </FormDialog>
  )
}
