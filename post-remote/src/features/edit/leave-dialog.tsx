import { Button } from '@adamarket/shared/ui/button.tsx'
import { Dialog } from '@adamarket/shared/ui/dialog.tsx'
import { useTranslation } from 'react-i18next'

type Props = {
  readonly open: boolean
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Asks whether to discard unsaved changes. */
export function LeaveDialog({ open, onStay, onLeave }: Props) {
  const { t } = useTranslation('post')
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={t('edit.leaveTitle')}
      closeLabel={t('form.close')}
      size="sm"
      footer={
        <>
          <Button onClick={onStay} data-autofocus="">
            {t('edit.stay')}
          </Button>
          <Button variant="danger" onClick={onLeave}>
            {t('edit.leave')}
          </Button>
        </>
      }
    >
      <p>{t('edit.leaveText')}</p>
    </Dialog>
  )
}
