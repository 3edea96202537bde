import type { ReactNode } from 'react'

export type IconProps = {
  /** Any CSS length; 1.25em unless told, so that an icon follows the text beside it. */
  readonly size?: string | undefined
  readonly className?: string | undefined
}

type Drawing = {
  /** The lines of the icon, as an SVG path. */
  readonly d?: string
  /** What is no line of the usual stroke. */
  readonly children?: ReactNode
}

/**
 * The frame of every icon: a 24 unit grid, 1.75 strokes, round ends, the colour of the text.
 * Icons are ornament to a screen reader; the name comes from the text or label beside them.
 */
export function Icon({ size = '1.25em', className, d, children }: IconProps & Drawing) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={className}
      style={{ flex: 'none' }}
    >
      {d && <path d={d} />}
      {children}
    </svg>
  )
}
