import type { ComponentProps, MouseEvent, ReactNode } from 'react'

import styles from './button.module.css'
import { joinClasses } from './join-classes.ts'
import { Spinner } from './spinner.tsx'

type Look = {
  /** `primary` is the one main action of a view; `inverse` is for brand-coloured surfaces. */
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'inverse' | undefined
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  /** As wide as its container. */
  readonly block?: boolean | undefined
  readonly className?: string | undefined
}

/** The class of a button, for links that look like one. */
export function buttonClass({ variant = 'secondary', size = 'md', block, className }: Look = {}) {
  return joinClasses(
    styles['button'],
    styles[variant],
    styles[size],
    block && styles['block'],
    className,
  )
}

type Native = ComponentProps<'button'> & {
  /** Ignores presses and keeps its focus, which one that is `disabled` loses: for a button that will be back. */
  readonly 'aria-disabled'?: boolean | undefined
}

type ButtonProps = Look &
  Native & {
    /** Shown before the text. */
    readonly icon?: ReactNode
    /** Like `aria-disabled`, with a spinner instead of the icon. */
    readonly loading?: boolean | undefined
  }

export function Button({
  variant,
  size,
  block,
  className,
  icon,
  loading = false,
  'aria-disabled': isOff = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const ignores = isOff || loading
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={ignores || undefined}
      aria-busy={loading || undefined}
      onClick={ignores ? ignore : onClick}
      className={buttonClass({ variant, size, block, className })}
    >
      {loading ? <Spinner /> : icon}
      <span className={styles['text']}>{children}</span>
    </button>
  )
}

/** Enter in a field of the form presses its button as well, and then must not submit it. */
function ignore(event: MouseEvent): void {
  event.preventDefault()
}

type IconButtonProps = Omit<Look, 'block'> &
  Omit<Native, 'aria-label' | 'children'> & {
    /** The name of the button for screen readers, and its tooltip. */
    readonly label: string
    readonly icon: ReactNode
  }

/** A round button that shows only an icon. */
export function IconButton({
  variant = 'ghost',
  size,
  className,
  label,
  icon,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      onClick={rest['aria-disabled'] ? ignore : onClick}
      aria-label={label}
      title={label}
      className={buttonClass({
        variant,
        size,
        className: joinClasses(styles['iconOnly'], className),
      })}
    >
      {icon}
    </button>
  )
}
