import type { createBrowserRouter, RouteObject } from '@adamarket/shared/contract/router.ts'

/**
 * Replaces the routes of a router: the page in view does not change, and the next navigation matches the
 * new routes. React Router has this for hot reload but no public API, so it is used only here;
 * `replace-routes.test.ts` fails when the library changes it.
 */
export function replaceRoutes(
  router: ReturnType<typeof createBrowserRouter>,
  routes: RouteObject[],
): void {
  // oxlint-disable-next-line no-underscore-dangle
  router._internalSetRoutes(routes)
}
