import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { ShieldIcon } from '@adamarket/shared/ui/icons/status.tsx'
import { useId } from 'react'

import styles from './safety-advice.module.css'

/** Safety advice for buyers. */
export function SafetyAdvice() {
  const t = useTranslations('browse')
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={styles['advice']}>
      <h2 id={headingId} className={styles['title']}>
        <ShieldIcon />
        {t('safety.title')}
      </h2>
      <ul className={styles['list']}>
        <li>{t('safety.meet')}</li>
        <li>{t('safety.look')}</li>
        <li>{t('safety.money')}</li>
      </ul>
    </section>
  )
}
