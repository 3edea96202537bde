import { Button, buttonClass } from '@adamarket/shared/ui/button.tsx'
import type { ReactNode } from 'react'

type Props = {
  readonly href: string
  readonly icon: ReactNode
  readonly label: string
  /** The main action of the page. */
  readonly isFirst: boolean
  /** Opens another site in a new window. */
  readonly opensNewWindow: boolean
  /** Makes it a button, so that the page does not contain the address. */
  readonly onPress?: ((href: string) => void) | undefined
}

/** A link or button to contact the seller. */
export function ContactButton({ href, icon, label, isFirst, opensNewWindow, onPress }: Props) {
  const look = { variant: isFirst ? 'primary' : 'secondary', size: 'lg', block: true } as const
  if (onPress) {
    return (
      <Button {...look} icon={icon} onClick={() => onPress(href)}>
        {label}
      </Button>
    )
  }
  return (
    <a
      href={href}
      target={opensNewWindow ? '_blank' : undefined}
      rel={opensNewWindow ? 'noopener noreferrer' : undefined}
      className={buttonClass(look)}
    >
      {icon}
      {label}
    </a>
  )
}
