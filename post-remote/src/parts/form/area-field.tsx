import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import { areasOf } from '@adamarket/shared/domain/areas/areas.ts'
import type { City } from '@adamarket/shared/domain/location.ts'
import { areaName } from '@adamarket/shared/i18n/place-name.ts'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { Select } from '@adamarket/shared/ui/select.tsx'
import type { ReactNode } from 'react'

import styles from './listing-form.module.css'

type Props = {
  readonly location: City
  /** Empty: not stated. */
  readonly value: string
  readonly onChange: (area: string) => void
}

/** One of the areas of the chosen location. */
export function AreaField({ location, value, onChange }: Props): ReactNode {
  const t = useTranslations('post')
  const language = useLocale()
  return (
    <div className={styles['short']}>
      <Field label={t('form.area')}>
        <Select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          <option value="">{t('form.notStated')}</option>
          {areasOf(location).map((area) => (
            <option key={area} value={area}>
              {areaName(area, language)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
