import { useLoaderData } from '@adamarket/shared/contract/router.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { languageOf } from '@adamarket/shared/domain/languages.ts'
import { roughlyIn } from '@adamarket/shared/domain/money/convert-money.ts'
import { ratesInCode } from '@adamarket/shared/domain/money/exchange-rates.ts'
import { formatMoney } from '@adamarket/shared/domain/money/format-money.ts'
import type { Money } from '@adamarket/shared/domain/money/money.ts'
import type { RentParts } from '@adamarket/shared/domain/money/rent-costs.ts'
import { rentCosts } from '@adamarket/shared/domain/money/rent-costs.ts'
import { rentCostInWords, rentCostTexts } from '@adamarket/shared/i18n/rent-costs-texts.ts'
import { storedCurrency } from '@adamarket/shared/state/stored-currency.ts'
import { useOnDevice } from '@adamarket/shared/ui/use-on-device.ts'
import { use } from 'react'

import { comparedCurrency } from './compared-currency.ts'
import styles from './listing-facts.module.css'
import type { ListingData } from './listing-loader.ts'

/** What a rental costs to move in and each month, with the parts: what is not stated is said. */
export function RentFacts({ parts }: { readonly parts: RentParts }) {
  const read = use(useLoaderData<ListingData>().rates)
  const rates = read.ok ? read.value : ratesInCode
  const language = languageOf(useLocale())
  const known = useOnDevice(() => storedCurrency.read(), undefined)
  const t = rentCostTexts(language)
  const formatted = (money: Money, isLeast: boolean) => {
    const price = formatMoney(money, language)
    return isLeast ? t('and', { price }) : price
  }
  return rentCosts.map((cost) => {
    const said = rentCostInWords(cost, parts, language)
    if (!said) return null
    const { sum, isLeast } = said
    const other = sum && roughlyIn(comparedCurrency(sum.currency, known), sum, rates)
    return (
      <div key={cost} className={styles['fact']}>
        <dt>{t(cost)}</dt>
        <dd>
          {sum && <span>{formatted(sum, isLeast)}</span>}
          {other && (
            <span className={styles['other']}>
              {t('about', { price: formatMoney(other, language) })}
            </span>
          )}
          <span className={styles['hint']}>{said.parts}</span>
        </dd>
      </div>
    )
  })
}
