import type { ComponentProps } from 'react'

import styles from './container.module.css'
import { joinClasses } from './join-classes.ts'

/** The column that contains every page, with the page's gutter on both sides. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={joinClasses(styles['container'], className)} />
}
