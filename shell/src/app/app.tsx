import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import { HostServicesContext } from '@adamarket/shared/contract/host-services.ts'
import { RouterProvider } from '@adamarket/shared/contract/router.ts'
import type { Texts } from '@adamarket/shared/i18n/create-texts.ts'
import { TextsProvider } from '@adamarket/shared/i18n/texts-provider.tsx'

import type { createRouter } from './create-router.tsx'

type Props = {
  readonly services: HostServices
  readonly texts: Texts
  readonly router: ReturnType<typeof createRouter>
}

/** The whole site. */
export function App({ services, texts, router }: Props) {
  return (
    <HostServicesContext value={services}>
      <TextsProvider texts={texts}>
        <RouterProvider router={router} />
      </TextsProvider>
    </HostServicesContext>
  )
}
