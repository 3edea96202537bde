import { useLocale } from '@adamarket/shared/contract/texts.ts'
import type { Reporter } from '@adamarket/shared/domain/moderation/report-weight.ts'
import { weightOf } from '@adamarket/shared/domain/moderation/report-weight.ts'
import { localeOf } from '@adamarket/shared/domain/locale.ts'
import { joinFacts } from '@adamarket/shared/i18n/join-facts.ts'
import { Chip } from '@adamarket/shared/ui/chip.tsx'

import { deskTexts } from './desk-texts.ts'
import styles from './desk.module.css'

/** How far a reporter can be relied on: the age of the account, its address and phone, and earlier reports. */
export function ReporterLine({ reporter }: { readonly reporter: Reporter }) {
  const language = useLocale()
  const t = deskTexts(language)
  const { accountDays, isConfirmed, isPhoneVerified = false, right, wrong } = reporter
  const facts = [
    t('reporter.age', { age: formatAge(accountDays, language) }),
    isConfirmed ? t('reporter.confirmed') : t('reporter.unconfirmed'),
    isPhoneVerified && t('reporter.phoneVerified'),
    right + wrong === 0 ? t('reporter.noRecord') : t('reporter.record', { right, wrong }),
  ]
  return (
    <p className={styles['marks']}>
      <span className={styles['muted']}>{joinFacts(facts, language)}</span>
      {weightOf(reporter) < 1 && <Chip>{t('reporter.countsLess')}</Chip>}
    </p>
  )
}

/** In days up to two months, in months up to two years. */
function formatAge(days: number, language: string): string {
  const [count, unit] =
    days < 60 ? [days, 'day'] : days < 730 ? [days / 30, 'month'] : [days / 365, 'year']
  const format = new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  })
  return format.format(Math.floor(count))
}
