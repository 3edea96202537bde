import type { RemoteName } from '@adamarket/shared/contract/remote-modules.ts'
import type { RouteObject } from '@adamarket/shared/contract/router.ts'
import { Outlet } from '@adamarket/shared/contract/router.ts'
import type { TelemetrySink } from '@adamarket/shared/observability/telemetry-event.ts'
import { startTimer, timed } from '@adamarket/shared/observability/timed.ts'
import type { ComponentType } from 'react'
import { useEffect } from 'react'

import type { LoadedRemote } from '#remotes/loading/composition.ts'
import { PageNotLoaded } from '#remotes/loading/page-not-loaded.ts'
import { withinLoadTimeout } from '#remotes/loading/within-load-timeout.ts'

import { InItsLanguage } from './in-its-language.tsx'
import { Region } from './region.tsx'
import { RemoteCrashed } from './remote-crashed.tsx'

type Options = {
  readonly name: RemoteName
  readonly remote: LoadedRemote
  readonly loadTexts: () => Promise<void>
  readonly record: TelemetrySink
  readonly onCrash: () => void
  /** Loads the page of a path again. */
  readonly retry: (pathname: string) => Promise<unknown>
}

/** The routes of a remote inside its boundary, which contains failures and crashes. */
export function remoteRoutes({
  name,
  remote: { version, insteadOf, module },
  loadTexts,
  record,
  onCrash,
  retry,
}: Options): RouteObject {
  return {
    id: name,
    element: (
      <Region name={`${name}@${version}`} insteadOf={insteadOf}>
        <InItsLanguage loaders={module.texts.loaders}>
          <Outlet />
        </InItsLanguage>
      </Region>
    ),
    errorElement: (
      <RemoteCrashed
        retry={retry}
        onCrash={() => {
          startTimer(record, { phase: 'render', remote: name, version })('failed')
          onCrash()
        }}
      />
    ),
    children: module.routes.map((route) =>
      withTexts(route, loadTexts, { record, remote: name, version }),
    ),
  }
}

type Measured = {
  readonly record: TelemetrySink
  readonly remote: RemoteName
  readonly version: string
}

/** The page, which reports its first render. */
function showing(Page: ComponentType, end: (outcome: 'loaded') => void): ComponentType {
  return function ShownPage() {
    useEffect(() => end('loaded'), [])
    return <Page />
  }
}

/** Loads a page's texts together with its code; the page is not rendered without them. */
function withTexts(
  route: RouteObject,
  loadTexts: () => Promise<void>,
  { record, ...release }: Measured,
): RouteObject {
  const lazy = typeof route.lazy === 'object' ? route.lazy : undefined
  const loadPage = lazy?.Component
  if (!loadPage) return route
  const loadBoth = async (): Promise<ComponentType | null | undefined> => {
    const [page] = await timed(record, { phase: 'route', ...release }, () =>
      withinLoadTimeout(Promise.all([loadPage(), loadTexts()])),
    ).catch((cause: unknown) => {
      throw new PageNotLoaded(cause)
    })
    return page && showing(page, startTimer(record, { phase: 'render', ...release }))
  }
  // The router ignores code that fails to load unless there is a loader, and renders nothing.
  const hasLoader = Boolean(route.loader ?? lazy.loader)
  return {
    ...route,
    ...(!hasLoader && { loader: () => null }),
    lazy: { ...lazy, Component: loadBoth },
  }
}
