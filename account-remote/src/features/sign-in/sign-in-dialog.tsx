import type { SignInDialogProps } from '@adamarket/shared/contract/remote-modules.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { Dialog } from '@adamarket/shared/ui/dialog.tsx'
import { useState } from 'react'

import type { EntryStep } from '#components/entry/entry-props.ts'
import { Entry, entryTitles } from '#components/entry/entry.tsx'
import styles from '#components/entry/entry.module.css'

/** Signing in, registering and requesting a new password without leaving the page. */
export function SignInDialog({ reason, onClose }: SignInDialogProps) {
  const t = useTranslations('account')
  const [step, setStep] = useState<EntryStep>('signIn')
  const [email, setEmail] = useState('')
  return (
    <Dialog open onClose={onClose} title={t(entryTitles[step])} closeLabel={t('close')} size="sm">
      <Entry
        key={step}
        step={step}
        email={email}
        reason={reason}
        onEmailChange={setEmail}
        switchTo={(next, label) => (
          <button type="button" className={styles['switch']} onClick={() => setStep(next)}>
            {label}
          </button>
        )}
      />
    </Dialog>
  )
}
