import type { ReactNode } from 'react'

import styles from './visually-hidden.module.css'

/** For what only screen readers see. */
export const hiddenClass = styles['hidden']

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={hiddenClass}>{children}</span>
}
