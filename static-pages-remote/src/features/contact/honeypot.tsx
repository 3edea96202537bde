import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Ref } from 'react'

import styles from './honeypot.module.css'

/** A field that users neither see nor reach, and that bots fill in. */
export function Honeypot({ ref }: { readonly ref: Ref<HTMLInputElement> }) {
  const t = useTranslations('static-pages')
  return (
    <div aria-hidden="true" className={styles['honeypot']}>
      <label>
        {t('contact.leaveEmpty')}
        <input ref={ref} name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
