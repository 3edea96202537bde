import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { Field } from '@adamarket/shared/ui/field.tsx'
import type { ReactNode } from 'react'

import styles from './listing-form.module.css'

type Props = {
  readonly label: string
  readonly length: number
  /** Advice rather than a limit (specification, section 5): beyond it the counter says so. */
  readonly advised: number
  readonly error: string | undefined
  readonly children: ReactNode
}

/** A field with a counter such as 1/70. */
export function CountedField({ label, length, advised, error, children }: Props) {
  const t = useTranslations('post')
  const isLong = length > advised
  return (
    <Field
      label={label}
      error={error}
      hint={isLong ? t('form.long', { count: advised }) : undefined}
      aside={<span className={isLong ? styles['past'] : undefined}>{`${length}/${advised}`}</span>}
    >
      {children}
    </Field>
  )
}
