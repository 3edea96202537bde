import type { MenuButtonProps } from '@adamarket/shared/ui/use-menu.ts'
import type { ReactNode } from 'react'
import { useEffect } from 'react'

type Props = MenuButtonProps & {
  /** Opens the menu at once. */
  readonly isAskedFor: boolean
  readonly className: string | undefined
  readonly 'aria-label': string
  readonly children: ReactNode
}

export function MenuButton({ isAskedFor, children, ...props }: Props) {
  const { ref } = props
  useEffect(() => {
    if (!isAskedFor) return
    ref.current?.focus()
    ref.current?.click()
  }, [isAskedFor, ref])
  return (
    <button {...props} type="button">
      {children}
    </button>
  )
}
