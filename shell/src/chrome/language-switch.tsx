import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import { languageFacts, languageOf, languages } from '@adamarket/shared/domain/languages.ts'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { GlobeIcon } from '@adamarket/shared/ui/icons/navigation.tsx'
import { joinClasses } from '@adamarket/shared/ui/join-classes.ts'
import { Select } from '@adamarket/shared/ui/select.tsx'

import styles from './language-switch.module.css'

/** Every language by its own name. */
export function LanguageSwitch({ className }: { readonly className?: string | undefined }) {
  const t = useTranslations('shell')
  const current = useLocale()
  const { changeLanguage, notify, report } = useHostServices()
  return (
    <div className={joinClasses(styles['switch'], className)}>
      <GlobeIcon />
      <Field label={t('language.label')} labelHidden>
        <Select
          value={current}
          onChange={({ currentTarget: { value } }) => {
            const language = languageOf(value)
            changeLanguage(language).catch((cause: unknown) => {
              report({ what: 'A language could not be loaded', cause, details: { language } })
              notify.error(t('language.failed'))
            })
          }}
        >
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {languageFacts[language].name}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
