import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import { HostServicesContext } from '@adamarket/shared/contract/host-services.ts'
import { RouterProvider } from '@adamarket/shared/contract/router.ts'
import { I18nextProvider } from 'react-i18next'

import type { createRouter } from './create-router.tsx'

type Props = {
  readonly services: HostServices
  readonly router: ReturnType<typeof createRouter>
}

/** The whole site. */
export function App({ services, router }: Props) {
  return (
    <HostServicesContext value={services}>
      <I18nextProvider i18n={services.i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </HostServicesContext>
  )
}
