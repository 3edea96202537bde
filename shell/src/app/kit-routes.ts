import type { RouteObject } from '@adamarket/shared/contract/router.ts'

/** The page of all UI components, for developers: not in production builds. */
export const kitRoutes: RouteObject[] =
  process.env['NODE_ENV'] === 'production'
    ? []
    : [
        {
          path: '/_kit',
          lazy: {
            Component: async () => (await import('@adamarket/shared/ui/kit/kit-page.tsx')).KitPage,
          },
        },
      ]
