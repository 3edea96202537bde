import { useLocale } from '@adamarket/shared/contract/texts.ts'
import type { PriceUnit } from '@adamarket/shared/domain/attributes/price-unit.ts'
import { formatDate } from '@adamarket/shared/domain/format-date.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { formatPrice } from '@adamarket/shared/i18n/format-price.ts'
import { useOnDevice } from '@adamarket/shared/ui/use-on-device.ts'
import type { ReactNode } from 'react'

import { priceHistoryTexts } from './price-history-texts.ts'
import type { PriceStep } from './price-steps.ts'
import { priceSteps, stepLine } from './price-steps.ts'

type Props = {
  /** Styles of the page, which loads a file less this way. */
  readonly className: string | undefined
  readonly listing: Listing
  readonly unit: PriceUnit | undefined
}

/** What a listing has cost since when, the latest first, each price in its own currency. */
export function PriceHistory({ className, listing, unit }: Props): ReactNode {
  const language = useLocale()
  const t = priceHistoryTexts(language)
  const steps = priceSteps(listing)
  return (
    <details className={className}>
      <summary>{t('title')}</summary>
      <Drawing steps={steps} />
      <ol role="list">
        {steps.toReversed().map(({ price, currency, since }) => (
          <li key={since ?? ''}>
            {since === undefined ? (
              <span>{t('earlier')}</span>
            ) : (
              <time dateTime={since}>{formatDate(new Date(since), language, 'medium')}</time>
            )}
            <strong>{formatPrice({ amount: price, currency }, unit, language)}</strong>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** The same as a line, for those who see it. A server does not know when it is seen. */
function Drawing({ steps }: { readonly steps: readonly PriceStep[] }) {
  const now = useOnDevice(() => Date.now(), undefined)
  const line = now !== undefined && stepLine(steps, now)
  if (!line) return null
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={line} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
