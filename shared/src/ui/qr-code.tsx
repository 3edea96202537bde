import type { ReactNode } from 'react'
import { encode } from 'uqr'

type Props = {
  readonly text: string
  /** Without one it is only for the eye. */
  readonly label?: string
  readonly className?: string | undefined
}

/** A QR code: show it dark on light in both themes, since some phones cannot scan the inverse. Load it apart. */
export function QrCode({ text, label, className }: Props): ReactNode {
  const { data, size } = encode(text, { border: 2 })
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  const image = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
      {...image}
    >
      <path d={modules.join('')} />
    </svg>
  )
}
