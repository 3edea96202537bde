import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { Account } from '@adamarket/shared/domain/session.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { Dialog } from '@adamarket/shared/ui/dialog.tsx'
import type { FormEvent } from 'react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { AccountFailure } from '#features/settings/account-failure.tsx'
import { ProofField, proofOf } from '#features/settings/proof-field.tsx'
import { useAccountAttempt } from '#parts/use-account-attempt.ts'

import styles from './settings.module.css'

const goes = ['listings', 'pictures', 'favourites', 'profile'] as const

type Props = { readonly account: Account; readonly onClose: () => void }

/** Lists what is deleted with the account, and asks the owner for a proof. */
export function DeleteAccountDialog({ account, onClose }: Props) {
  const { t } = useTranslation('account')
  const { auth, forgetDevice } = useHostServices()
  const { isBusy, failure, attempt } = useAccountAttempt()
  const [password, setPassword] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const passwordInput = useRef<HTMLInputElement>(null)
  const formId = useId()

  const submit = async () => {
    const proof = proofOf(account, password)
    setIsMissing(!proof)
    if (!proof) return passwordInput.current?.focus()
    if (!(await attempt(() => auth.deleteAccount(proof)))) return passwordInput.current?.focus()
    forgetDevice(t('settings.delete.done'))
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('settings.delete.question')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('settings.delete.keep')}</Button>
          <Button type="submit" form={formId} variant="danger" loading={isBusy}>
            {t('settings.delete.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles['form']} onSubmit={onSubmit} noValidate>
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
          isMissing={isMissing}
          inputRef={passwordInput}
        />
        <AccountFailure kind={failure} />
      </form>
    </Dialog>
  )
}
