import type { RoutesModule } from '@adamarket/shared/contract/remote-modules.ts'
import type { RouteObject } from '@adamarket/shared/contract/router.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'
import { textLoaders } from '@adamarket/shared/i18n/text-loaders.ts'
import type { ComponentType } from 'react'

import { useLoadedAhead } from '#components/use-loaded-ahead.ts'
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
          beforeListing(
            (await import(/* webpackChunkName: "home" */ '#features/home/home-page.tsx')).HomePage,
          ),
      },
    },
    {
      path: paths.search,
      loader: createSearch(services.listings),
      lazy: {
        Component: async () =>
          beforeListing(
            (await import(/* webpackChunkName: "search" */ '#features/search/search-page.tsx'))
              .SearchPage,
          ),
      },
    },
    {
      path: paths.listing,
      loader: (args) => loadListing(services, args),
      lazy: { Component: loadListingPage },
    },
  ]
}

async function loadListingPage(): Promise<ComponentType> {
  return (await import(/* webpackChunkName: "listing" */ '#features/listing/listing-page.tsx'))
    .ListingPage
}

/** A page from which most visitors go on to a listing. */
function beforeListing(Page: ComponentType): ComponentType {
  return function BeforeListing() {
    useLoadedAhead(loadListingPage)
    return <Page />
  }
}
