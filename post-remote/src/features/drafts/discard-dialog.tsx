import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { ConfirmDialog } from '@adamarket/shared/ui/confirm-dialog.tsx'

type Props = {
  readonly open: boolean
  readonly onClose: () => void
  readonly onDiscard: () => void
}

/** Asks whether to discard an unfinished draft. */
export function DiscardDialog({ open, onClose, onDiscard }: Props) {
  const t = useTranslations('post')
  return (
    <ConfirmDialog
      open={open}
      title={t('draft.discardTitle')}
      text={t('draft.discardText')}
      closeLabel={t('form.close')}
      keepLabel={t('draft.keep')}
      confirmLabel={t('draft.discard')}
      onClose={onClose}
      onConfirm={() => {
        onClose()
        onDiscard()
      }}
    />
  )
}
