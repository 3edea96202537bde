import { useOnDevice } from '@adamarket/shared/ui/use-on-device.ts'
import type { ReactNode } from 'react'

import styles from './region.module.css'

/** Whether the address asks for outlines: `?boundaries`. It applies until a reload without it. */
const showsRegions = new URLSearchParams(globalThis.location?.search).has('boundaries')

const colours = ['#b3005e', '#0057b3', '#2f6b00', '#7a3fb3', '#a34700']

type Props = {
  /** The release that renders it, `browse@0.1.0-1a2b3c4d`, or `shell`. */
  readonly name: string
  /** The intended release, when this shell cannot host it. */
  readonly insteadOf?: string | undefined
  readonly children: ReactNode
}

/** A part of the page, with an outline that names its release if the address asks for it. */
export function Region({ name, insteadOf, children }: Props) {
  const isShown = useOnDevice(() => showsRegions, false)
  if (!isShown) return children
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
