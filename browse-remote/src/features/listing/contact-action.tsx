import { Button, buttonClass } from '@adamarket/shared/ui/button.tsx'
import type { ReactNode } from 'react'

type Props = {
  readonly href: string
  readonly icon: ReactNode
  readonly label: string
  /** The main action of the page. */
  readonly isFirst: boolean
  /** Leads to another site, in a window of its own. */
  readonly opensApart: boolean
  /** Makes it a button whose address is not in the page. */
  readonly onPress?: ((href: string) => void) | undefined
}

/** One way to the seller. */
export function ContactAction({ href, icon, label, isFirst, opensApart, onPress }: Props) {
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
      target={opensApart ? '_blank' : undefined}
      rel={opensApart ? 'noopener noreferrer' : undefined}
      className={buttonClass(look)}
    >
      {icon}
      {label}
    </a>
  )
}
