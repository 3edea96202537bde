import { paths } from '@adamarket/shared/contract/paths.ts'
import type { RoutesModule } from '@adamarket/shared/contract/remote-modules.ts'
import { redirect } from '@adamarket/shared/contract/router.ts'
import { contractVersion as builtFor } from '@adamarket/shared/contract/version.ts'

export const contractVersion = builtFor

export const texts: RoutesModule['texts'] = {
  namespace: 'post',
  loaders: { en: () => import('#texts/en.ts'), tr: () => import('#texts/tr.ts') },
}

export const createRoutes: RoutesModule['createRoutes'] = ({ session }) => {
  /** Protected routes redirect to / when nobody is signed in (specification, section 2). */
  const requireUser = () => (session.getState().user ? null : redirect(paths.home))
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
  ]
}
