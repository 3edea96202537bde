import { paths } from '@adamarket/shared/contract/paths.ts'
import type { RoutesModule } from '@adamarket/shared/contract/remote-modules.ts'
import { redirect } from '@adamarket/shared/contract/router.ts'
import { contractVersion as builtFor } from '@adamarket/shared/contract/version.ts'

import { loadEdit } from '#features/edit/edit-loader.ts'
import { loadSuccess } from '#features/success/success-loader.ts'

export const contractVersion = builtFor

export const texts: RoutesModule['texts'] = {
  namespace: 'post',
  loaders: { en: () => import('#texts/en.ts'), tr: () => import('#texts/tr.ts') },
}

export const createRoutes: RoutesModule['createRoutes'] = (services) => {
  /** Protected routes redirect to / when nobody is signed in (specification, section 2). */
  const requireUser = () => (services.session.getState().user ? null : redirect(paths.home))
  return [
    {
      path: paths.picker,
      loader: requireUser,
      lazy: {
        Component: async () => {
          const page = import(/* webpackChunkName: "picker" */ '#features/picker/picker-page.tsx')
          return (await page).PickerPage
        },
      },
    },
    {
      path: paths.form,
      loader: requireUser,
      lazy: {
        Component: async () => {
          const page = import(/* webpackChunkName: "form" */ '#features/form/form-page.tsx')
          return (await page).FormPage
        },
      },
    },
    {
      path: paths.success,
      loader: ({ request }) => requireUser() ?? loadSuccess(services, request.url),
      lazy: {
        Component: async () => {
          const page = import(
            /* webpackChunkName: "success" */ '#features/success/success-page.tsx'
          )
          return (await page).SuccessPage
        },
      },
    },
    {
      path: paths.editListing,
      loader: ({ params }) => requireUser() ?? loadEdit(services, params['id']),
      lazy: {
        Component: async () => {
          const page = import(/* webpackChunkName: "edit" */ '#features/edit/edit-page.tsx')
          return (await page).EditPage
        },
      },
    },
  ]
}
