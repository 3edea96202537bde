import type { ComponentProps, ReactNode } from 'react'

import styles from '#ui/button.module.css'
import { joinClasses } from '#ui/join-classes.ts'
import { Spinner } from '#ui/spinner.tsx'

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

type ButtonProps = Look &
  ComponentProps<'button'> & {
    /** Shown before the text. */
    readonly icon?: ReactNode
    /** Disabled, with a spinner instead of the icon. */
    readonly loading?: boolean | undefined
  }

export function Button({
  variant,
  size,
  block,
  className,
  icon,
  loading = false,
  disabled = false,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      className={buttonClass({ variant, size, block, className })}
    >
      {loading ? <Spinner /> : icon}
      {children}
    </button>
  )
}

type IconButtonProps = Omit<Look, 'block'> &
  Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
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
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
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
