// Imported by its full name, which is the key of the shared module.
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import type { ReactNode } from 'react'

import { areasOf } from '#domain/areas/areas.ts'
import type { City } from '#domain/location.ts'
import { areaName } from '#i18n/place-name.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'

type Props = {
  readonly location: City
  /** Empty: none of them. */
  readonly value: string
  readonly onChange: (area: string) => void
  readonly label: string
  /** What it means to choose none. */
  readonly none: string
}

/** One of the areas of a location, or none. It brings the names of all areas: load it apart. */
export function AreaField({ location, value, onChange, label, none }: Props): ReactNode {
  const language = useLocale()
  return (
    <Field label={label}>
      <Select
        name="area"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <option value="">{none}</option>
        {areasOf(location).map((area) => (
          <option key={area} value={area}>
            {areaName(area, language)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
