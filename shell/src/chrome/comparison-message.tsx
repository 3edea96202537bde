import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import type { Language } from '@adamarket/shared/domain/languages.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'

import { comparisonTexts } from './comparison-texts.ts'
import { showMessage } from './toasts.tsx'

/** Leads to the comparison of two listings. */
export function showComparisonMessage(
  ids: readonly string[],
  language: Language,
  report: Report,
): void {
  const t = comparisonTexts(language)
  const link = (
    <Link to={hrefs.compare(ids)} className={buttonClass({ size: 'sm' })}>
      {t('compare')}
    </Link>
  )
  showMessage(report, 'info', t('two'), link)
}
