import type { Language } from '@adamarket/shared/domain/languages.ts'
import { formatNumber, roundTo } from '@adamarket/shared/domain/format-number.ts'
import type {
  ShownRelease,
  VisitMeasure,
  VisitSums,
} from '@adamarket/shared/domain/release-visits.ts'
import { bundledTexts } from '@adamarket/shared/i18n/bundled-texts.ts'

import { formatTime } from '#components/format-time.ts'
import type en from '#texts/en/releases.json'

/** The texts about releases, which only admins load. */
export const releasesTexts = bundledTexts(
  import.meta.glob<typeof en>('../../texts/*/releases.json', { eager: true, import: 'default' }),
)

/** A share, from 0 to 1. */
export function shareText(share: number, language: Language): string {
  return releasesTexts(language)('percent', {
    value: formatNumber(roundTo(1, 100 * share), language),
  })
}

/** Which one of its remote a release is. */
export function stageText(
  { stage, percent = 0, liveUntil = '' }: ShownRelease,
  language: Language,
): string {
  const t = releasesTexts(language)
  if (stage === 'live') return t('stage.live')
  if (stage === 'canary') return t('stage.canary', { share: shareText(percent / 100, language) })
  return t('stage.before', { date: formatTime(liveUntil, language) })
}

/** A measure of visits as it is shown. */
export function measureText(
  sums: VisitSums,
  measure: VisitMeasure | 'visits',
  language: Language,
): string {
  const t = releasesTexts(language)
  const value = sums[measure]
  if (measure === 'visits') return formatNumber(sums.visits, language)
  if (value === undefined || sums.visits === 0) return t('none')
  if (measure === 'failures' || measure === 'errors')
    return shareText(value / sums.visits, language)
  if (measure === 'CLS') return formatNumber(roundTo(2, value), language)
  return t('ms', { value: formatNumber(Math.round(value), language) })
}
