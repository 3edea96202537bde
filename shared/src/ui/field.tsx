import { createContext, useContext, useId } from 'react'
import type { ReactNode } from 'react'

import { WarningIcon } from '#ui/icons/status.tsx'

import styles from './field.module.css'
import { joinClasses } from './join-classes.ts'
import { hiddenClass } from './visually-hidden.tsx'

/** Attributes that connect a control with the label, hint and error of its field. */
export type FieldControl = {
  readonly id?: string | undefined
  readonly 'aria-describedby'?: string | undefined
  readonly 'aria-invalid'?: true | undefined
}

const FieldContext = createContext<FieldControl>({})

/** For a custom control inside a {@link Field}: spread this on its input. */
export function useFieldControl(): FieldControl {
  return useContext(FieldContext)
}

type FieldProps = {
  readonly label: ReactNode
  /** Shows the label to screen readers only. */
  readonly labelHidden?: boolean | undefined
  readonly hint?: ReactNode
  /** The error message; marks the control as invalid. */
  readonly error?: string | undefined
  /** Shown at the end of the label's row, for example a counter. */
  readonly aside?: ReactNode
  readonly className?: string | undefined
  /** One control: TextInput, TextArea, Select, or one that uses {@link useFieldControl}. */
  readonly children: ReactNode
}

/** A control with its label, hint and error, connected for assistive technology. */
export function Field({ label, labelHidden, hint, error, aside, className, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = joinClasses(error && errorId, hint !== undefined && hintId)
  const control: FieldControl = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className={joinClasses(styles['field'], className)}>
      <div className={labelHidden ? hiddenClass : styles['top']}>
        <label htmlFor={id} className={styles['label']}>
          {label}
        </label>
        {aside !== undefined && <span className={styles['aside']}>{aside}</span>}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint !== undefined && (
        <p id={hintId} className={styles['hint']}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** The error message of a field, below its control. */
export function FieldError({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <p id={id} className={styles['error']}>
      <WarningIcon size="1.15em" />
      {children}
    </p>
  )
}
