import { Card } from '@adamarket/shared/ui/card.tsx'
import type { ReactNode, Ref } from 'react'
import { useId } from 'react'

import styles from './settings.module.css'

type Props = {
  readonly title: string
  readonly text?: string | undefined
  readonly children: ReactNode
  /** Makes it focusable, for when the focused element in it is gone. */
  readonly ref?: Ref<HTMLElement>
}

/** A card of the settings. */
export function Section({ title, text, children, ref }: Props) {
  const id = useId()
  return (
    <section ref={ref} tabIndex={ref ? -1 : undefined} aria-labelledby={id}>
      <Card padding="lg" className={styles['section']}>
        <h2 id={id}>{title}</h2>
        {text !== undefined && <p className={styles['hint']}>{text}</p>}
        {/* oxlint-disable-next-line translation/text-in-element -- Elements only. */}
        {children}
      </Card>
    </section>
  )
}
