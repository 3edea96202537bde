import { paths } from '@adamarket/shared/contract/paths.ts'
import type { RoutesModule } from '@adamarket/shared/contract/remote-modules.ts'
import type { RouteObject } from '@adamarket/shared/contract/router.ts'

import { followLink } from '#features/account-action/follow-link.ts'
import { loadProfile } from '#features/profile/profile-data.ts'
import type { EntryStep } from '#components/entry/entry-props.ts'
import { accountTexts } from '#texts/loaders.ts'

export const texts: RoutesModule['texts'] = accountTexts

/** A step of signing in as a page. */
function entryRoute(step: EntryStep, path: string): RouteObject {
  return {
    path,
    lazy: {
      Component: async () => {
        const page = import(/* webpackChunkName: "entry" */ '#components/entry/entry-page.tsx')
        const { EntryPage } = await page
        return () => <EntryPage step={step} path={path} />
      },
    },
  }
}

export const createRoutes: RoutesModule['createRoutes'] = (services) => [
  entryRoute('signIn', paths.login),
  entryRoute('register', paths.register),
  entryRoute('reset', paths.resetPassword),
  {
    path: paths.accountAction,
    loader: ({ request }) => ({ outcome: followLink(services, request.url) }),
    lazy: {
      Component: async () => {
        const page = import(
          /* webpackChunkName: "account-action" */ '#features/account-action/account-action-page.tsx'
        )
        return (await page).AccountActionPage
      },
    },
  },
  {
    path: paths.profile,
    loader: ({ params: { userId } }) => loadProfile(services, userId),
    lazy: {
      Component: async () => {
        const page = import(/* webpackChunkName: "profile" */ '#features/profile/profile-page.tsx')
        return (await page).ProfilePage
      },
    },
  },
  {
    path: paths.account,
    lazy: {
      Component: async () => {
        const page = import(
          /* webpackChunkName: "overview" */ '#features/overview/overview-page.tsx'
        )
        return (await page).OverviewPage
      },
    },
  },
  {
    path: paths.myListings,
    lazy: {
      Component: async () => {
        const page = import(
          /* webpackChunkName: "my-listings" */ '#features/my-listings/my-listings-page.tsx'
        )
        return (await page).MyListingsPage
      },
    },
  },
  {
    path: paths.favourites,
    lazy: {
      Component: async () => {
        const page = import(
          /* webpackChunkName: "favourites" */ '#features/favourites/favourites-page.tsx'
        )
        return (await page).FavouritesPage
      },
    },
  },
  {
    path: paths.compare,
    lazy: {
      Component: async () => {
        const page = import(/* webpackChunkName: "compare" */ '#features/compare/compare-page.tsx')
        return (await page).ComparePage
      },
    },
  },
  {
    path: paths.savedSearches,
    lazy: {
      Component: async () => {
        const page = import(
          /* webpackChunkName: "saved-searches" */ '#features/saved-searches/saved-searches-page.tsx'
        )
        return (await page).SavedSearchesPage
      },
    },
  },
  {
    path: paths.settings,
    lazy: {
      Component: async () => {
        const page = import(
          /* webpackChunkName: "settings" */ '#features/settings/settings-page.tsx'
        )
        return (await page).SettingsPage
      },
    },
  },
  {
    path: paths.desk,
    lazy: {
      Component: async () => {
        const page = import(/* webpackChunkName: "desk" */ '#features/desk/desk-page.tsx')
        return (await page).DeskPage
      },
    },
  },
  {
    path: paths.releases,
    lazy: {
      Component: async () => {
        const page = import(
          /* webpackChunkName: "releases" */ '#features/releases/releases-page.tsx'
        )
        return (await page).ReleasesPage
      },
    },
  },
]
