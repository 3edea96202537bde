import type { ReactNode } from 'react'

import styles from './region.module.css'

/** Whether the address asks to see who renders what: `?boundaries`. It holds until a reload without it. */
const showsRegions = new URLSearchParams(window.location.search).has('boundaries')

const colours = ['#b3005e', '#0057b3', '#2f6b00', '#7a3fb3', '#a34700']

type Props = {
  /** Who renders it: `browse@0.1.0-1a2b3c4d`, or `shell`. */
  readonly name: string
  /** What would render it, if this shell could host that. */
  readonly insteadOf?: string | undefined
  readonly children: ReactNode
}

/** A part of the page with an outline that tells who renders it, for those who asked to see that. */
export function Region({ name, insteadOf, children }: Props) {
  if (!showsRegions) return children
  const letters = [...name.replace(/@.*/, '')]
  const sum = letters.reduce((total, letter) => total + letter.charCodeAt(0), 0)
  const label = insteadOf === undefined ? name : `${name}, not ${insteadOf}`
  const style: Record<string, string | undefined> = {
    '--region-name': JSON.stringify(label),
    '--region-colour': colours[sum % colours.length],
  }
  return (
    <div className={styles['region']} data-region={label} style={style}>
      {children}
    </div>
  )
}
