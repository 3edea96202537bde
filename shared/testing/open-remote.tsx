import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'

import type { HostServices } from '#contract/host-services.ts'
import { HostServicesContext } from '#contract/host-services.ts'
import type { RoutesModule } from '#contract/remote-modules.ts'
import type { Language } from '#domain/languages.ts'
import { createTexts } from '#i18n/create-i18n.ts'

import { createMemoryServices } from './memory-services.ts'

/** The routes of a remote, its services in memory, and a function that provides these to a page. */
export async function openRemote(
  { texts: { namespace, loaders }, createRoutes }: RoutesModule,
  language: Language,
  own?: Partial<HostServices>,
) {
  const texts = createTexts(language)
  await texts.add(namespace, loaders)
  const services = createMemoryServices(texts, own)
  const provide = (page: ReactNode) => (
    <HostServicesContext value={services}>
      <I18nextProvider i18n={texts.i18n}>{page}</I18nextProvider>
    </HostServicesContext>
  )
  return { services, routes: createRoutes(services), provide }
}
