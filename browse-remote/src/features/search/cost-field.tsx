import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { languageOf } from '@adamarket/shared/domain/languages.ts'
import type { RentCost } from '@adamarket/shared/domain/money/rent-costs.ts'
import { rentCosts } from '@adamarket/shared/domain/money/rent-costs.ts'
import { rentCostTexts } from '@adamarket/shared/i18n/rent-costs-texts.ts'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { Select } from '@adamarket/shared/ui/select.tsx'
import type { ReactNode } from 'react'

type Props = {
  readonly cost: RentCost | undefined
  readonly onChange: (cost: RentCost | undefined) => void
}

/** What of a rental is limited, and ordered by: its rent, all that is paid to move in, or each month with the bills. */
export function CostField({ cost, onChange }: Props): ReactNode {
  const t = rentCostTexts(languageOf(useLocale()))
  return (
    <Field label={t('amount')} hint={cost && t('leftOut')}>
      <Select
        name="cost"
        value={cost ?? ''}
        onChange={({ currentTarget }) =>
          onChange(rentCosts.find((one) => one === currentTarget.value))
        }
      >
        <option value="">{t('price')}</option>
        {rentCosts.map((one) => (
          <option key={one} value={one}>
            {t(one)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
