import type { ComponentProps, ReactNode } from 'react'

import styles from './control.module.css'
import { useFieldControl } from './field.tsx'
import { joinClasses } from './join-classes.ts'

type TextInputProps = Omit<ComponentProps<'input'>, 'id' | 'size'> & {
  /** Inside the box, before the text. */
  readonly icon?: ReactNode
}

/** A text field of one line. Takes label, hint and error from the surrounding Field. */
export function TextInput({ icon, type = 'text', className, ...rest }: TextInputProps) {
  const field = useFieldControl()
  const input = (
    <input
      dir="auto"
      {...field}
      {...rest}
      type={type}
      className={joinClasses(
        styles['control'],
        icon !== undefined && styles['afterIcon'],
        className,
      )}
    />
  )
  if (icon === undefined) return input
  return (
    <span className={styles['wrap']}>
      <span className={styles['icon']}>{icon}</span>
      {input}
    </span>
  )
}
