import { Button } from '@adamarket/shared/ui/button.tsx'
import { Dialog } from '@adamarket/shared/ui/dialog.tsx'
import type { FormEvent, ReactNode, RefObject } from 'react'
import { useId } from 'react'

import styles from './form-dialog.module.css'

type Props = {
  readonly title: string
  readonly closeLabel: string
  readonly cancelLabel: string
  readonly submitLabel: string
  /** `danger` for what cannot be undone. */
  readonly variant?: 'primary' | 'danger'
  readonly size?: 'sm' | 'md'
  readonly isBusy?: boolean
  /** It needs nothing more: the button that submits it has the focus. */
  readonly isReady?: boolean
  readonly onClose: () => void
  readonly formRef: RefObject<HTMLFormElement | null>
  readonly onSubmit: (event: FormEvent) => void
  readonly children: ReactNode
}

/** A dialog with a form, whose buttons stay visible below the fields. */
export function FormDialog(props: Props) {
  const {
    cancelLabel,
    submitLabel,
    variant = 'primary',
    isBusy,
    isReady = false,
    formRef,
    onSubmit,
    children,
    ...rest
  } = props
  const formId = useId()
  return (
    <Dialog
      open
      {...rest}
      footer={
        <>
          <Button onClick={rest.onClose}>{cancelLabel}</Button>
          <Button
            type="submit"
            form={formId}
            variant={variant}
            loading={isBusy}
            data-autofocus={isReady ? '' : undefined}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} ref={formRef} className={styles['form']} noValidate onSubmit={onSubmit}>
        {children}
      </form>
    </Dialog>
  )
}
