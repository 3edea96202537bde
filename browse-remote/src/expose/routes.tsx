import type { RoutesModule } from '@adamarket/shared/contract/remote-modules.ts'
import type { RouteObject } from '@adamarket/shared/contract/router.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'
import { textLoaders } from '@adamarket/shared/i18n/text-loaders.ts'

import { createHome } from '#features/home/home-loader.ts'
import { loadListing } from '#features/listing/listing-loader.ts'
import { createSearch } from '#features/search/search-loader.ts'

export const texts: RoutesModule['texts'] = {
  namespace: 'browse',
  loaders: textLoaders(
    import.meta.glob('../texts/*/browse.json', {
      query: '?page=cards,categories,contact,failure,favourite,places,seller',
    }),
  ),
}

export const createRoutes: RoutesModule['createRoutes'] = (services): RouteObject[] => {
  const loadHome = createHome(services)
  return [
    {
      path: paths.home,
      loader: loadHome,
      lazy: {
        Component: async () =>
          (await import(/* webpackChunkName: "home" */ '#features/home/home-page.tsx')).HomePage,
      },
    },
    {
      path: paths.search,
      loader: createSearch(services.listings),
      lazy: {
        Component: async () =>
          (await import(/* webpackChunkName: "search" */ '#features/search/search-page.tsx'))
            .SearchPage,
      },
    },
    {
      path: paths.listing,
      loader: (args) => loadListing(services, args),
      lazy: {
        Component: async () =>
          (await import(/* webpackChunkName: "listing" */ '#features/listing/listing-page.tsx'))
            .ListingPage,
      },
    },
  ]
}
