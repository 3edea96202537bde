import type { MenuButtonProps } from '@adamarket/shared/ui/use-menu.ts'
import type { ReactNode } from 'react'
import { useEffect } from 'react'

type Props = MenuButtonProps & {
  /** Opens the menu when it is mounted. */
  readonly defaultOpen: boolean
  readonly className: string | undefined
  readonly 'aria-label': string
  readonly children: ReactNode
}

export function MenuButton({ defaultOpen, children, ...props }: Props) {
  const { ref } = props
  useEffect(() => {
    if (!defaultOpen) return
    ref.current?.focus()
    ref.current?.click()
  }, [defaultOpen, ref])
  return (
    <button {...props} type="button">
      {children}
    </button>
  )
}
