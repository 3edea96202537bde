import type { ComponentProps } from 'react'

import styles from '#ui/container.module.css'
import { joinClasses } from '#ui/join-classes.ts'

/** The column that contains every page, with the page's gutter on both sides. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={joinClasses(styles['container'], className)} />
}
