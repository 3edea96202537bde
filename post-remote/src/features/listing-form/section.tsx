import type { ReactNode } from 'react'
import { useId } from 'react'

import styles from './listing-form.module.css'

type Props = { readonly heading: string; readonly children: ReactNode }

/** A part of the form in a card. */
export function Section({ heading, children }: Props) {
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        {heading}
      </h2>
      {children}
    </section>
  )
}
