import type { RoutesModule } from '@adamarket/shared/contract/remote-modules.ts'
import type { RouteObject } from '@adamarket/shared/contract/router.ts'
import type { ReactNode } from 'react'

import { shellTexts } from '#texts/loaders.ts'

/** A site of these routes, with the texts of the shell, for tests. */
export function aSite(...routes: RouteObject[]): RoutesModule {
  return { texts: shellTexts, createRoutes: () => routes }
}

/** A site that has the same content under each address. */
export function onEveryPage(element: ReactNode): RoutesModule {
  return aSite({ path: '*', element })
}
