import { Button } from '@adamarket/shared/ui/button.tsx'
import { Dialog } from '@adamarket/shared/ui/dialog.tsx'
import { useTranslation } from 'react-i18next'

type Props = {
  readonly open: boolean
  readonly onClose: () => void
  readonly onDiscard: () => void
}

/** Asks whether to discard an unfinished draft. */
export function DiscardDialog({ open, onClose, onDiscard }: Props) {
  const { t } = useTranslation('post')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('draft.discardTitle')}
      closeLabel={t('form.close')}
      size="sm"
      footer={
        <>
          <Button onClick={onClose} data-autofocus="">
            {t('draft.keep')}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose()
              onDiscard()
            }}
          >
            {t('draft.discard')}
          </Button>
        </>
      }
    >
      <p>{t('draft.discardText')}</p>
    </Dialog>
  )
}
