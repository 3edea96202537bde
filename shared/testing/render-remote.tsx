import type { RenderResult } from '@testing-library/react'
import { render } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'

import type { HostServices } from '#contract/host-services.ts'
import type { RoutesModule } from '#contract/remote-modules.ts'
import { RouterProvider } from '#contract/router.ts'
import type { Language } from '#domain/languages.ts'

import { openRemote } from './open-remote.tsx'

type Options = {
  /** The path to open, with its query. */
  readonly path: string
  /** The navigation state from the previous page. */
  readonly state?: unknown
  readonly language?: Language
  readonly services?: Partial<HostServices>
}

type Rendered = RenderResult & {
  readonly services: HostServices
  readonly router: ReturnType<typeof createMemoryRouter>
}

/** Renders a page of a remote as the shell would, over ports in memory. */
export async function renderRemote(
  module: RoutesModule,
  { path, state, language = 'en', services: own }: Options,
): Promise<Rendered> {
  const { services, routes, provide } = await openRemote(module, language, own)
  const restOfTheSite = { path: '*', element: <p>Another part of the site</p> }
  const frame = {
    hydrateFallbackElement: <p>The page is loading</p>,
    children: [...routes, restOfTheSite],
  }
  const router = createMemoryRouter([frame], { initialEntries: [{ ...split(path), state }] })
  return { ...render(provide(<RouterProvider router={router} />)), services, router }
}

function split(path: string): { pathname: string; search: string } {
  const { pathname, search } = new URL(path, 'http://localhost')
  return { pathname, search }
}
