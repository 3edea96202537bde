import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { Dialog } from '@adamarket/shared/ui/dialog.tsx'
import { FlagIcon } from '@adamarket/shared/ui/icons/status.tsx'
import { useState } from 'react'
import { useStore } from 'zustand'

import { ReportForm } from './report-form.tsx'

/** Opens the form to report a listing; a visitor signs in first. Hidden for the user's own listings. */
export function ReportButton({ listing }: { readonly listing: Listing }) {
  const t = useTranslations('browse')
  const { session, askToSignIn } = useHostServices()
  const uid = useStore(session, ({ user }) => user?.uid)
  const [isOpen, setIsOpen] = useState(false)
  if (uid !== undefined && uid === listing.userId) return null
  const open = () => setIsOpen(true)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<FlagIcon />}
        onClick={() => {
          if (uid !== undefined) open()
          else askToSignIn(undefined, { reason: t('report.signInFirst'), onSignedIn: open })
        }}
      >
        {t('report.open')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('report.title')}
        closeLabel={t('report.close')}
      >
        {uid !== undefined && <ReportForm listing={listing} userId={uid} onClose={close} />}
      </Dialog>
    </>
  )
}
