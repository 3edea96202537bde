import { Field } from '@adamarket/shared/ui/field.tsx'
import { Select } from '@adamarket/shared/ui/select.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { chooseTheme, keptTheme, themes } from '#host/theme.ts'

/** Light, dark, or as the device has it. */
export function ThemeSwitch() {
  const { t } = useTranslation('shell')
  const [theme, setTheme] = useState(keptTheme)
  return (
    <Field label={t('theme.label')} labelHidden>
      <Select
        value={theme}
        onChange={({ currentTarget: { value } }) => {
          const chosen = themes.find((candidate) => candidate === value) ?? themes[0]
          setTheme(chosen)
          chooseTheme(chosen)
        }}
      >
        {themes.map((choice) => (
          <option key={choice} value={choice}>
            {t(`theme.${choice}`)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
