import type { IconProps } from '@adamarket/shared/ui/icons/icon.tsx'
import { Icon } from '@adamarket/shared/ui/icons/icon.tsx'

export function PauseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 6v12M15 6v12" />
    </Icon>
  )
}

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5.5v13l10.5-6.5z" />
    </Icon>
  )
}
