import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import { HostServicesContext, useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { IntlProvider, useLocale } from '@adamarket/shared/contract/texts.ts'
import type { Language } from '@adamarket/shared/domain/languages.ts'
import { languageFacts, languages } from '@adamarket/shared/domain/languages.ts'
import type { TextLoaders } from '@adamarket/shared/contract/text-loaders.ts'
import type { ReactNode } from 'react'
import { useMemo } from 'react'

/** The language that a release shows: one from before the site had the page's shows the default one. */
function languageOf(loaders: TextLoaders, ofPage: Language): Language {
  return ofPage in loaders ? ofPage : languages[0]
}

/** The services for a release, which knows no language but those of its texts. */
export function servicesInLanguageOf(loaders: TextLoaders, services: HostServices): HostServices {
  return { ...services, language: () => languageOf(loaders, services.language()) }
}

type Props = { readonly loaders: TextLoaders; readonly children: ReactNode }

/** A part of the page in the language that its release shows. */
export function InItsLanguage({ loaders, children }: Props) {
  const ofPage = useLocale()
  const services = useHostServices()
  const own = useMemo(() => servicesInLanguageOf(loaders, services), [loaders, services])
  const language = languageOf(loaders, ofPage)
  if (language === ofPage) return children
  return (
    <HostServicesContext value={own}>
      <IntlProvider locale={language}>
        <div lang={language} dir={languageFacts[language].direction}>
          {children}
        </div>
      </IntlProvider>
    </HostServicesContext>
  )
}
