import { withTimeout } from '@adamarket/shared/connectivity/with-timeout.ts'
import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'
import type { RemoteName } from '@adamarket/shared/contract/remote-modules.ts'
import type { RouteObject } from '@adamarket/shared/contract/router.ts'
import { createBrowserRouter } from '@adamarket/shared/contract/router.ts'
import type { Texts } from '@adamarket/shared/i18n/create-texts.ts'
import type { TelemetrySink } from '@adamarket/shared/observability/telemetry-event.ts'
import type { SessionStore } from '@adamarket/shared/state/session-store.ts'
import type { OutsideLinks } from '@adamarket/shared/contract/environment.ts'

import { withoutSignInRequests } from '#host/session/sign-in-request.ts'
import type { AccountFragment } from '#remotes/loading/account-fragment.ts'
import type { Composition, LoadedRemote } from '#remotes/loading/composition.ts'
import { RemotePage } from '#remotes/page/remote-page.tsx'
import { remoteRoutes } from '#remotes/page/remote-routes.tsx'

import { CrashPage } from './crash-page.tsx'
import { Frame } from './frame.tsx'
import { GetAppPage } from './get-app-page.tsx'
import { nameHistoryEntry } from './name-history-entry.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { replaceRoutes, whenIdle } from './replace-routes.ts'

/**
 * How long a visitor stays on the previous page while the next one's remote is loading, before the
 * placeholder of the next one is shown.
 */
const placeholderDelayMs = 1_000

const frameId = 'frame'

type Options = {
  readonly services: HostServices
  readonly links: OutsideLinks
  readonly texts: Texts
  readonly composition: Composition
  readonly account: AccountFragment
  readonly record: TelemetrySink
}

/**
 * The router. It knows the frame but no page: a remote provides its routes when one of its paths is first
 * visited. While a remote is slow or has failed, the splat route shows its state, and its page once it is
 * loaded; real routes rank before the splat. A new release of a remote takes effect with the next
 * navigation.
 */
export function createRouter({ services, links, texts, composition, account, record }: Options) {
  const patched = new Map<RemoteName, LoadedRemote>()
  const abandonedPaths = new Set<string>()
  let pendingRetries = 0
  const retry = async (pathname: string) => {
    pendingRetries += 1
    await composition.retry(pathname)
    pendingRetries -= 1
  }
  const remotePage = (
    <RemotePage
      composition={composition}
      retry={retry}
      isAbandoned={(pathname) => abandonedPaths.has(pathname)}
      notFound={<NotFoundPage />}
    />
  )

  const restoredScroll = () => router.state
  const frameAround = (pages: RouteObject[]): RouteObject => ({
    id: frameId,
    element: (
      <Frame links={links} account={account} retry={retry} restoredScroll={restoredScroll} />
    ),
    errorElement: <CrashPage />,
    children: [
      { path: paths.app, element: <GetAppPage links={links} /> },
      ...pages,
      { path: '*', element: remotePage, hydrateFallbackElement: remotePage },
    ],
  })

  const routesOf = (name: RemoteName, remote: LoadedRemote) => {
    const { namespace, loaders } = remote.module.texts
    return remoteRoutes({
      name,
      remote,
      loadTexts: () => texts.add(namespace, loaders),
      record,
      onCrash: () => composition.noteCrash(name, remote.version),
      retry,
    })
  }

  /** Adds the routes of a remote to those that the router has, until `replaceAll` takes its place. */
  let addRoutes = (patch: () => void) => patch()
  nameHistoryEntry()
  const router = createBrowserRouter([frameAround([])], {
    patchRoutesOnNavigation: async ({ path, patch, signal }) => {
      const prepared = composition.prepare(path)
      // The first view has no previous page: the router waits here while the placeholder is shown.
      const isFirst = patched.size === 0 && abandonedPaths.size === 0
      const page = isFirst
        ? await prepared
        : await withTimeout(prepared, placeholderDelayMs, () => undefined)
      // The router ignores the routes of a navigation that another one has replaced; that one adds them.
      if (signal.aborted) return
      if (page?.status !== 'ready') {
        abandonedPaths.add(path)
        return
      }
      abandonedPaths.delete(path)
      if (patched.has(page.name)) return
      patched.set(page.name, page)
      addRoutes(() => patch(frameId, [routesOf(page.name, page)]))
    },
  })

  /** Replaces all routes; from then on always: between a replacement and the next navigation, a patch would be lost. */
  const replaceAll = () => {
    addRoutes = replaceAll
    const pages = [...patched].map(([name, remote]) => routesOf(name, remote))
    replaceRoutes(router, [frameAround(pages)])
  }

  composition.store.subscribe(({ remotes }) => {
    const changed = [...patched].flatMap(([name, { module }]) => {
      const remote = remotes[name]
      if (remote?.status !== 'ready' || remote.value.module === module) return []
      return [[name, remote.value] as const]
    })
    if (changed.length === 0) return
    for (const [name, remote] of changed) patched.set(name, remote)
    // A navigation that hangs would never end, and the one that follows a retry replaces it.
    if (pendingRetries > 0) replaceAll()
    else whenIdle(router, replaceAll)
  })

  onEachPage(router, account.applyPending)
  reloadOnSignOut(services.session, () => router.revalidate())
  return router
}

/** Calls back whenever another page, or the same one again, is shown. */
function onEachPage(router: ReturnType<typeof createBrowserRouter>, act: () => void): void {
  let page = router.state.location
  router.subscribe(({ location }) => {
    if (location === page) return
    page = location
    act()
  })
}

/** Revalidates the pages after a sign-out: members' pages then redirect. */
function reloadOnSignOut(session: SessionStore, reloadRoute: () => Promise<void>): void {
  session.subscribe((now, before) => {
    if (!before.user || now.user) return
    // A marker without a session is not a sign-out: its page asks to sign in again.
    if (before.confirmed) void withoutSignInRequests(reloadRoute)
    else void reloadRoute()
  })
}
