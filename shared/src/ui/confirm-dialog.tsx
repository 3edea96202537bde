import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type Props = {
  readonly open: boolean
  /** The visitor decides against it. */
  readonly onClose: () => void
  readonly onConfirm: () => void
  readonly title: string
  readonly text: string
  readonly closeLabel: string
  readonly keepLabel: string
  readonly confirmLabel: string
}

/** Asks before something is lost; the button that keeps it has the focus. */
export function ConfirmDialog({
  onClose,
  onConfirm,
  text,
  keepLabel,
  confirmLabel,
  ...rest
}: Props) {
  return (
    <Dialog
      {...rest}
      onClose={onClose}
      size="sm"
      isText
      footer={
        <>
          <Button onClick={onClose} data-autofocus="">
            {keepLabel}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
