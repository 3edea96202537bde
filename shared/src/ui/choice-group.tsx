import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'

import styles from './choice-group.module.css'
import { FieldError } from './field.tsx'
import { joinClasses } from './join-classes.ts'

export type Choice<Value extends string> = {
  readonly value: Value
  readonly label: ReactNode
}

type GroupProps<Value extends string> = {
  readonly legend: ReactNode
  /** The `name` of the inputs: unique in their form. */
  readonly name: string
  readonly choices: readonly Choice<Value>[]
  readonly hint?: ReactNode
  /** The error message; marks the inputs as invalid. */
  readonly error?: string | undefined
  /** `inline` puts short choices in rows, `columns` in two columns. */
  readonly layout?: 'stack' | 'inline' | 'columns' | undefined
}

type CheckboxGroupProps<Value extends string> = GroupProps<Value> & {
  readonly value: readonly Value[]
  readonly onChange: (value: readonly Value[]) => void
}

/** A choice of any number of options. */
export function CheckboxGroup<Value extends string>({
  value,
  onChange,
  ...group
}: CheckboxGroupProps<Value>) {
  const toggle = (choice: Value, chosen: boolean) =>
    onChange(chosen ? [...value, choice] : value.filter((other) => other !== choice))
  return (
    <ChoiceGroup
      {...group}
      type="checkbox"
      isChosen={(choice) => value.includes(choice)}
      onChoose={toggle}
    />
  )
}

type RadioGroupProps<Value extends string> = GroupProps<Value> & {
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
}

/** A choice of one option. */
export function RadioGroup<Value extends string>({
  value,
  onChange,
  ...group
}: RadioGroupProps<Value>) {
  return (
    <ChoiceGroup
      {...group}
      type="radio"
      isChosen={(choice) => choice === value}
      onChoose={(choice) => onChange(choice)}
    />
  )
}

type CheckboxProps = {
  readonly label: ReactNode
  /** For a form that is sent without a script, like the value. */
  readonly name?: string
  readonly value?: string
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onChange: (checked: boolean) => void
}

/** A single option, in the look of an `inline` group. */
export function Checkbox({ onChange, ...option }: CheckboxProps) {
  return (
    <div className={joinClasses(styles['choices'], styles['inline'])}>
      <Option {...option} type="checkbox" onChange={(event) => onChange(event.target.checked)} />
    </div>
  )
}

type OptionProps = ComponentProps<'input'> & { readonly label: ReactNode }

function Option({ label, ...input }: OptionProps) {
  return (
    <label className={styles['choice']}>
      <input {...input} className={styles['input']} />
      <span>{label}</span>
    </label>
  )
}

type ChoiceGroupProps<Value extends string> = GroupProps<Value> & {
  readonly type: 'checkbox' | 'radio'
  readonly isChosen: (choice: Value) => boolean
  readonly onChoose: (choice: Value, chosen: boolean) => void
}

function ChoiceGroup<Value extends string>({
  legend,
  name,
  choices,
  hint,
  error,
  layout = 'stack',
  type,
  isChosen,
  onChoose,
}: ChoiceGroupProps<Value>) {
  const id = useId()
  const described = joinClasses(error && `${id}-error`, hint !== undefined && `${id}-hint`)
  return (
    <fieldset className={styles['group']} aria-describedby={described || undefined}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={joinClasses(styles['choices'], styles[layout])}>
        {choices.map((choice) => (
          <Option
            key={choice.value}
            label={choice.label}
            type={type}
            name={name}
            value={choice.value}
            checked={isChosen(choice.value)}
            aria-invalid={error ? true : undefined}
            onChange={(event) => onChoose(choice.value, event.target.checked)}
          />
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}
