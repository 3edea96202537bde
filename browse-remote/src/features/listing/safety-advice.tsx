import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { ShieldIcon } from '@adamarket/shared/ui/icons/status.tsx'
import { useId } from 'react'

import { safetyAdviceFor } from './safety-advice-for.ts'
import styles from './safety-advice.module.css'

/** Safety advice for those who answer a listing. */
export function SafetyAdvice({ listing }: { readonly listing: Listing }) {
  const t = useTranslations('browse')
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={styles['advice']}>
      <h2 id={headingId} className={styles['title']}>
        <ShieldIcon />
        {t('safety.title')}
      </h2>
      <ul className={styles['list']}>
        {safetyAdviceFor(listing).map((advice) => (
          <li key={advice}>{t(`safety.${advice}`)}</li>
        ))}
      </ul>
    </section>
  )
}
