import type { ComponentProps } from 'react'

import styles from '#ui/container.module.css'
import { joinClasses } from '#ui/join-classes.ts'

type ContainerProps = ComponentProps<'div'> & {
  /** `narrow` for text and forms. */
  readonly width?: 'full' | 'narrow' | undefined
}

/** The column that contains every page, with the page's gutter on both sides. */
export function Container({ width = 'full', className, ...rest }: ContainerProps) {
  return <div {...rest} className={joinClasses(styles['container'], styles[width], className)} />
}
