import { Button } from '@adamarket/shared/ui/button.tsx'
import { Dialog } from '@adamarket/shared/ui/dialog.tsx'
import { useTranslation } from 'react-i18next'

type Props = {
  /** The title of the listing. */
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onDelete: () => void
}

/** Asks before a listing is deleted: it cannot be restored. */
export function DeleteListing({ title, isOpen, onClose, onDelete }: Props) {
  const { t } = useTranslation('account')
  return (
    <Dialog
      size="sm"
      open={isOpen}
      onClose={onClose}
      title={t('myListings.deleteTitle')}
      closeLabel={t('close')}
      footer={
        <>
          <Button data-autofocus="" onClick={onClose}>
            {t('myListings.keep')}
          </Button>
          <Button variant="danger" onClick={onDelete}>
            {t('myListings.delete')}
          </Button>
        </>
      }
    >
      <p>{t('myListings.deleteText', { title })}</p>
    </Dialog>
  )
}
