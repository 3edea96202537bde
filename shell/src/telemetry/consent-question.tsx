import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { useId } from 'react'
import { useStore } from 'zustand'

import { focusMain } from '#chrome/main-content.ts'

import type { ConsentStore } from './consent-store.ts'
import styles from './consent-question.module.css'

/** Asks whether this visit may be measured, with both answers equally prominent. */
export function ConsentQuestion({ consent }: { readonly consent: ConsentStore }) {
  const t = useTranslations('shell')
  const { answer, give } = useStore(consent)
  const textId = useId()
  if (answer) return null
  const answerWith = (given: 'yes' | 'no') => {
    give(given)
    // The focused button disappears.
    focusMain()
  }
  return (
    <section className={styles['question']} aria-label={t('telemetry.label')}>
      <p id={textId}>
        {t('telemetry.question')} <Link to={paths.privacy}>{t('footer.privacy')}</Link>
      </p>
      <div className={styles['answers']}>
        <Button size="sm" aria-describedby={textId} onClick={() => answerWith('yes')}>
          {t('telemetry.yes')}
        </Button>
        <Button size="sm" aria-describedby={textId} onClick={() => answerWith('no')}>
          {t('telemetry.no')}
        </Button>
      </div>
    </section>
  )
}
