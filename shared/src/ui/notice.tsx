import type { ReactNode } from 'react'

import { InfoIcon, SuccessIcon, WarningIcon } from '#ui/icons/status.tsx'

import { joinClasses } from './join-classes.ts'
import styles from './notice.module.css'
import tones from './tones.module.css'

type NoticeProps = {
  /** `danger` interrupts screen readers, the others wait until they pause. */
  readonly tone?: 'info' | 'success' | 'warning' | 'danger' | undefined
  readonly title?: string | undefined
  readonly children?: ReactNode
  /** Buttons and links to what the visitor can do about it. */
  readonly actions?: ReactNode
  readonly className?: string | undefined
}

const icons = {
  info: <InfoIcon />,
  success: <SuccessIcon />,
  warning: <WarningIcon />,
  danger: <WarningIcon />,
}

/** Information about this part of the page. */
export function Notice({ tone = 'info', title, children, actions, className }: NoticeProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={joinClasses(styles['notice'], tones[tone], className)}
    >
      <span className={styles['icon']}>{icons[tone]}</span>
      <div className={styles['body']}>
        {title !== undefined && <p className={styles['title']}>{title}</p>}
        {children !== undefined && <div className={styles['text']}>{children}</div>}
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </div>
    </div>
  )
}
