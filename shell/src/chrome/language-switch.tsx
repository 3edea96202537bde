import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import { languageFacts, languages } from '@adamarket/shared/domain/languages.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { GlobeIcon } from '@adamarket/shared/ui/icons/navigation.tsx'

type Props = {
  readonly variant: 'ghost' | 'inverse'
  readonly className?: string | undefined
}

/** A button for each language other than the current one. */
export function LanguageSwitch({ variant, className }: Props) {
  const t = useTranslations('shell')
  const current = useLocale()
  const { changeLanguage, notify, report } = useHostServices()
  return languages
    .filter((language) => language !== current)
    .map((language) => (
      <Button
        key={language}
        variant={variant}
        size="sm"
        lang={language}
        icon={<GlobeIcon />}
        className={className}
        onClick={() => {
          changeLanguage(language).catch((cause: unknown) => {
            report({ what: 'A language could not be loaded', cause, details: { language } })
            notify.error(t('language.failed'))
          })
        }}
      >
        {languageFacts[language].name}
      </Button>
    ))
}
