import type { ReactNode } from 'react'

import type { HostServices } from '#contract/host-services.ts'
import { HostServicesContext } from '#contract/host-services.ts'
import type { RoutesModule } from '#contract/remote-modules.ts'
import type { Language } from '#domain/languages.ts'
import { createTexts } from '#i18n/create-texts.ts'
import { TextsProvider } from '#i18n/texts-provider.tsx'

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
      <TextsProvider texts={texts}>{page}</TextsProvider>
    </HostServicesContext>
  )
  return { services, routes: createRoutes(services), provide }
}
