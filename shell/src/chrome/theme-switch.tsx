import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { parseTheme, themes } from '@adamarket/shared/state/theme-store.ts'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { Select } from '@adamarket/shared/ui/select.tsx'
import { useStore } from 'zustand'

/** Switches between light, dark and the device's setting. */
export function ThemeSwitch() {
  const t = useTranslations('shell')
  const { theme } = useHostServices()
  const chosen = useStore(theme, (state) => state.theme)
  return (
    <Field label={t('theme.label')} labelHidden>
      <Select
        value={chosen}
        onChange={({ currentTarget: { value } }) => theme.getState().choose(parseTheme(value))}
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
