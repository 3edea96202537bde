import { Card } from '@adamarket/shared/ui/card.tsx'
import type { ReactNode } from 'react'
import { useId } from 'react'

import styles from './settings.module.css'

type Props = {
  readonly title: string
  readonly text?: string | undefined
  readonly children: ReactNode
}

/** A card of the settings. */
export function Section({ title, text, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card padding="lg" className={styles['section']}>
        <h2 id={id}>{title}</h2>
        {text !== undefined && <p className={styles['hint']}>{text}</p>}
        {children}
      </Card>
    </section>
  )
}
