import type { createBrowserRouter, RouteObject } from '@adamarket/shared/contract/router.ts'

/**
 * Replaces the routes of a router: the page in view stays as it is, and the next navigation matches the
 * new routes. React Router has this for hot reload and no public name for it, so it is used here alone;
 * `replace-routes.test.ts` fails when the library changes it.
 */
export function replaceRoutes(
  router: ReturnType<typeof createBrowserRouter>,
  routes: RouteObject[],
): void {
  // oxlint-disable-next-line no-underscore-dangle
  router._internalSetRoutes(routes)
}
