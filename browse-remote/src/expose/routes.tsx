import type { RoutesModule } from '@adamarket/shared/contract/remote-modules.ts'
import type { RouteObject } from '@adamarket/shared/contract/router.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'
import { contractVersion as version } from '@adamarket/shared/contract/version.ts'

export const contractVersion = version

export const texts: RoutesModule['texts'] = {
  namespace: 'browse',
  loaders: { en: () => import('#texts/en.ts'), tr: () => import('#texts/tr.ts') },
}

export const createRoutes: RoutesModule['createRoutes'] = (services): RouteObject[] => [
  {
    path: paths.home,
    loader: () => ({ newest: services.listings.newest(10) }),
    lazy: {
      Component: async () =>
        (await import(/* webpackChunkName: "home" */ '#features/home/home-page.tsx')).HomePage,
    },
  },
]
