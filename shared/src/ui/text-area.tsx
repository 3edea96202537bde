import type { ComponentProps } from 'react'

import styles from './control.module.css'
import { useFieldControl } from './field.tsx'
import { joinClasses } from './join-classes.ts'

/** A multi-line text field that grows with its text where the browser supports it. */
export function TextArea({ className, rows = 5, ...rest }: Omit<ComponentProps<'textarea'>, 'id'>) {
  const field = useFieldControl()
  return (
    <textarea
      dir="auto"
      {...field}
      {...rest}
      rows={rows}
      className={joinClasses(styles['control'], styles['area'], className)}
    />
  )
}
