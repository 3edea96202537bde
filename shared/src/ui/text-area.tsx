import type { ComponentProps } from 'react'

import styles from '#ui/control.module.css'
import { useFieldControl } from '#ui/field.tsx'
import { joinClasses } from '#ui/join-classes.ts'

/** Several lines of text; grows with them where the browser can. */
export function TextArea({ className, rows = 5, ...rest }: Omit<ComponentProps<'textarea'>, 'id'>) {
  const field = useFieldControl()
  return (
    <textarea
      {...field}
      {...rest}
      rows={rows}
      className={joinClasses(styles['control'], styles['area'], className)}
    />
  )
}
