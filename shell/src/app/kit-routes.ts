import type { RouteObject } from '@adamarket/shared/contract/router.ts'

/** The page of all components, for those who build them: not in production builds. */
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
