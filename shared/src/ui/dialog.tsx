import { useId } from 'react'
import type { ReactNode } from 'react'

import { CloseIcon } from '#ui/icons/navigation.tsx'

import { IconButton } from './button.tsx'
import styles from './dialog.module.css'
import { joinClasses } from './join-classes.ts'
import { useModal } from './use-modal.ts'

type DialogProps = {
  readonly open: boolean
  /** The visitor wants to close it: by its button, Escape or a click outside. */
  readonly onClose: () => void
  readonly title: string
  readonly closeLabel: string
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  /** The content has no controls: where it scrolls, the keyboard needs to reach it. */
  readonly isText?: boolean
  /** Buttons that stay visible below the scrolling content. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** A modal window over the page. */
export function Dialog({ size = 'md', ...rest }: DialogProps) {
  return <Modal {...rest} className={joinClasses(styles['dialog'], styles[size])} />
}

type DrawerProps = Omit<DialogProps, 'size'>

/** A dialog that slides in from the lower edge of the window: filters on a phone. */
export function Drawer(props: DrawerProps) {
  return <Modal {...props} className={styles['drawer']} />
}

type ModalProps = DrawerProps & { readonly className: string | undefined }

function Modal({ open, onClose, title, closeLabel, isText, footer, ...rest }: ModalProps) {
  const { children, className } = rest
  const dialogRef = useModal(open, onClose)
  const titleId = useId()
  return (
    <dialog
      ref={dialogRef}
      aria-labelledby={titleId}
      className={joinClasses(styles['modal'], className)}
    >
      {open && (
        <div className={styles['panel']}>
          <div className={styles['top']}>
            <h2 id={titleId} className={styles['title']}>
              {title}
            </h2>
            <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
          </div>
          <div
            className={styles['content']}
            {...(isText && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
          >
            {children}
          </div>
          {footer !== undefined && <div className={styles['footer']}>{footer}</div>}
        </div>
      )}
    </dialog>
  )
}
