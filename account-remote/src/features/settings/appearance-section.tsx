import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import { languageFacts, languages, parseLanguage } from '@adamarket/shared/domain/languages.ts'
import { parseTheme, themes } from '@adamarket/shared/state/theme-store.ts'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { Select } from '@adamarket/shared/ui/select.tsx'
import { useStore } from 'zustand'

import { Section } from './section.tsx'
import styles from './settings.module.css'

/** Language and theme, stored on this device. */
export function AppearanceSection() {
  const t = useTranslations('account')
  const current = useLocale()
  const { theme, changeLanguage, notify, report } = useHostServices()
  const chosen = useStore(theme, (state) => state.theme)

  const choose = (tag: string) => {
    const language = parseLanguage(tag)
    if (!language) return
    changeLanguage(language).catch((cause: unknown) => {
      report({ what: 'A language could not be loaded', cause, details: { language } })
      notify.error(t('settings.appearance.languageFailed'))
    })
  }
  return (
    <Section title={t('settings.appearance.title')} text={t('settings.appearance.text')}>
      <div className={styles['pair']}>
        <Field label={t('settings.appearance.language')}>
          <Select value={current} onChange={(event) => choose(event.currentTarget.value)}>
            {languages.map((language) => (
              <option key={language} value={language} lang={language}>
                {languageFacts[language].name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('settings.appearance.theme')}>
          <Select
            value={chosen}
            onChange={(event) => theme.getState().choose(parseTheme(event.currentTarget.value))}
          >
            {themes.map((choice) => (
              <option key={choice} value={choice}>
                {t(`settings.appearance.${choice}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </Section>
  )
}
