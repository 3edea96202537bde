import type { createBrowserRouter, RouteObject } from '@adamarket/shared/contract/router.ts'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Replaces the routes of a router: the page in view does not change, and the next navigation matches the
 * new routes. React Router has this for hot reload but no public API, so it is used only here;
 * `replace-routes.test.ts` fails when the library changes it.
 */
export function replaceRoutes(router: Router, routes: RouteObject[]): void {
  // oxlint-disable-next-line no-underscore-dangle
  router._internalSetRoutes(routes)
}

/** Waits until no navigation is in progress, then acts. React Router cannot end one whose routes were replaced. */
export function whenIdle(router: Router, act: () => void): void {
  if (isIdle(router.state)) return act()
  const unsubscribe = router.subscribe((state) => {
    if (!isIdle(state)) return
    unsubscribe()
    act()
  })
}

function isIdle({ initialized, navigation, revalidation }: Router['state']): boolean {
  return initialized && navigation.state === 'idle' && revalidation === 'idle'
}
