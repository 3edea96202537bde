import type { ReactNode } from 'react'

import { joinClasses } from '#ui/join-classes.ts'

import styles from './icon.module.css'

export type IconProps = {
  /** Any CSS length; 1.25em by default, so that an icon follows the text beside it. */
  readonly size?: string | undefined
  readonly className?: string | undefined
}

type Drawing = {
  /** It points or lies in the direction of reading, and is turned over where that is from right to left. */
  readonly isDirectional?: boolean
  /** The lines of the icon, as an SVG path. */
  readonly d?: string
  /** Shapes that are not lines of the usual stroke. */
  readonly children?: ReactNode
}

/**
 * The frame of every icon: a grid of 24 units, strokes of 1.75, round ends, the colour of the text.
 * Icons are hidden from screen readers; the name comes from the text or label beside them.
 */
export function Icon({
  size = '1.25em',
  className,
  isDirectional,
  d,
  children,
}: IconProps & Drawing) {
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
      className={joinClasses(styles['icon'], isDirectional && styles['directional'], className)}
    >
      {d && <path d={d} />}
      {/* oxlint-disable-next-line translation/text-in-element -- Shapes only. */}
      {children}
    </svg>
  )
}
