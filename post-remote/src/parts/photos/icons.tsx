import { Icon } from '@adamarket/shared/ui/icons/icon.tsx'
import type { IconProps } from '@adamarket/shared/ui/icons/icon.tsx'

/** A drag handle. */
export function GripIcon(props: IconProps) {
  return (
    <Icon {...props}>
      {[6.5, 12, 17.5].flatMap((y) =>
        [9, 15].map((x) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="1.4" fill="currentColor" stroke="none" />
        )),
      )}
    </Icon>
  )
}

/** A quarter turn clockwise. */
export function RotateIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 14a7.5 7.5 0 1 0 2.4-7.3L5 8.5" transform="matrix(-1 0 0 1 24 0)" />
      <path d="M19.25 4v4.75H14.5" />
    </Icon>
  )
}
