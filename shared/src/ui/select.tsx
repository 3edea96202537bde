import type { ComponentProps } from 'react'

import { ChevronDownIcon } from '#ui/icons/navigation.tsx'

import styles from './control.module.css'
import { useFieldControl } from './field.tsx'
import { joinClasses } from './join-classes.ts'

/** The browser's own select, styled like the other controls; `option`s as children. */
export function Select({
  className,
  ...rest
}: Omit<ComponentProps<'select'>, 'id' | 'multiple' | 'size'>) {
  const field = useFieldControl()
  return (
    <span className={styles['wrap']}>
      <select
        {...field}
        {...rest}
        className={joinClasses(styles['control'], styles['select'], className)}
      />
      <ChevronDownIcon className={joinClasses(styles['chevron'])} />
    </span>
  )
}
