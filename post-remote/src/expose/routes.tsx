import { paths } from '@adamarket/shared/contract/paths.ts'
import type { RoutesModule } from '@adamarket/shared/contract/remote-modules.ts'
import { redirect } from '@adamarket/shared/contract/router.ts'
import { textLoaders } from '@adamarket/shared/i18n/text-loaders.ts'

import { loadListing } from '#components/listing-loader.ts'

export const texts: RoutesModule['texts'] = {
  namespace: 'post',
  loaders: textLoaders(
    import.meta.glob('../texts/*/post.json', { query: '?page=cards,categories,places' }),
  ),
}

export const createRoutes: RoutesModule['createRoutes'] = (services) => {
  /** Members' routes redirect to / when no user is signed in (specification, section 2). */
  const requireUser = ({ url }: Pick<Request, 'url'>) => {
    if (services.session.getState().user) return null
    const { pathname, search } = new URL(url)
    services.askToSignIn(pathname + search)
    return redirect(paths.home)
  }
  /** A form stays when the session ends elsewhere, and says so: what was written in it goes on after signing in. */
  const shouldRevalidate = () => services.session.getState().ended !== 'elsewhere'
  return [
    {
      path: paths.picker,
      loader: ({ request }) => requireUser(request),
      lazy: {
        Component: async () => {
          const page = import(/* webpackChunkName: "picker" */ '#features/picker/picker-page.tsx')
          return (await page).PickerPage
        },
      },
    },
    {
      path: paths.form,
      loader: ({ request }) => {
        const like = new URL(request.url).searchParams.get('like')
        return requireUser(request) ?? { like: like ? services.listings.byId(like) : undefined }
      },
      shouldRevalidate,
      lazy: {
        Component: async () => {
          const page = import(/* webpackChunkName: "form" */ '#features/new-listing/form-page.tsx')
          return (await page).FormPage
        },
      },
    },
    {
      path: paths.success,
      loader: ({ request }) =>
        requireUser(request) ?? loadListing(services, new URL(request.url).searchParams.get('id')),
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
      loader: ({ params, request }) => requireUser(request) ?? loadListing(services, params['id']),
      shouldRevalidate,
      lazy: {
        Component: async () => {
          const page = import(/* webpackChunkName: "edit" */ '#features/edit-listing/edit-page.tsx')
          return (await page).EditPage
        },
      },
    },
  ]
}
