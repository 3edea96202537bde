import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { TrashIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { useState } from 'react'
import { useStore } from 'zustand'

import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { Section } from './section.tsx'

export function DeleteAccount() {
  const t = useTranslations('account')
  const { session } = useHostServices()
  const account = useStore(session, (state) => state.account)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Section title={t('settings.delete.title')} text={t('settings.delete.text')}>
      <div>
        <Button icon={<TrashIcon />} disabled={!account} onClick={() => setIsOpen(true)}>
          {t('settings.delete.open')}
        </Button>
      </div>
      {account && isOpen && (
        <DeleteAccountDialog account={account} onClose={() => setIsOpen(false)} />
      )}
    </Section>
  )
}
