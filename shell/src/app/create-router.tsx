import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'
import type { RemoteName } from '@adamarket/shared/contract/remote-modules.ts'
import { createBrowserRouter } from '@adamarket/shared/contract/router.ts'
import type { Texts } from '@adamarket/shared/i18n/create-i18n.ts'

import { CrashPage } from '#app/crash-page.tsx'
import { Frame } from '#app/frame.tsx'
import { GetAppPage } from '#app/get-app-page.tsx'
import { kitRoutes } from '#app/kit-routes.ts'
import type { OutsideLinks } from '#host/outside-links.ts'
import type { Composition, PageState } from '#remotes/composition.ts'
import { RemotePage } from '#remotes/remote-page.tsx'
import { remoteRoutes } from '#remotes/remote-routes.ts'

/**
 * How long a visitor stays on the page they leave while the next one's remote is loading, before
 * they see its placeholder (in milliseconds).
 */
const patience = 1_000

const frameId = 'frame'

type Options = {
  readonly services: HostServices
  readonly links: OutsideLinks
  readonly texts: Texts
  readonly composition: Composition
}

/**
 * The router. It knows the frame and no page: the remote that owns a path is asked for its routes
 * when the path is first visited. A remote that is slow or fails leaves the splat route in place,
 * which shows how far it is and goes on once it is there; real routes rank before the splat.
 */
export function createRouter({ services, links, texts, composition }: Options) {
  const patched = new Set<RemoteName>()
  const givenUp = new Set<string>()
  let isFirst = true
  const remotePage = (
    <RemotePage composition={composition} hasGivenUp={(pathname) => givenUp.has(pathname)} />
  )

  return createBrowserRouter(
    [
      {
        id: frameId,
        element: <Frame links={links} />,
        errorElement: <CrashPage />,
        children: [
          ...kitRoutes,
          { path: paths.app, element: <GetAppPage links={links} /> },
          { path: '*', element: remotePage, hydrateFallbackElement: remotePage },
        ],
      },
    ],
    {
      patchRoutesOnNavigation: async ({ path, patch }) => {
        const prepared = composition.prepare(path)
        // The first view has no page to stay on: its placeholder shows while the router waits here.
        const page = isFirst ? await prepared : await Promise.race([prepared, afterPatience()])
        isFirst = false
        if (page?.status !== 'ready') {
          givenUp.add(path)
          return
        }
        givenUp.delete(path)
        if (patched.has(page.name)) return
        patched.add(page.name)
        patch(frameId, [routesOf(page, services, texts)])
      },
    },
  )
}

function routesOf(
  { name, module }: Extract<PageState, { status: 'ready' }>,
  services: HostServices,
  texts: Texts,
) {
  const { namespace, loaders } = module.texts
  return remoteRoutes(name, module, services, () => texts.add(namespace, loaders))
}

function afterPatience(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), patience))
}
