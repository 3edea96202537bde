import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { StrictMode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'

import type { HostServices } from '#contract/host-services.ts'
import type { RoutesModule } from '#contract/remote-modules.ts'
import type { Language } from '#domain/languages.ts'

import { openRemote } from './open-remote.tsx'

type Options = {
  /** The path to open, with its query. */
  readonly path: string
  readonly language?: Language
  readonly services?: Partial<HostServices>
}

/** A page as a server answers it. */
export type ServedPage = {
  readonly status: number
  /** What React moves to the document's head. */
  readonly head: string
  readonly body: string
}

/** Renders a page of a remote as a server does, over ports in memory. Rejects when anything fails. */
export async function renderOnServer(
  module: RoutesModule,
  { path, language = 'en', services: own }: Options,
): Promise<ServedPage> {
  const { services, routes, provide } = await openRemote(module, language, own)
  const { query, dataRoutes } = createStaticHandler([{ children: routes }])
  const context = await query(new Request(new URL(path, services.origin)))
  if (context instanceof Response) throw new Error(`${path} leads elsewhere: ${context.status}`)
  const router = createStaticRouter(dataRoutes, context)
  const page = <StaticRouterProvider router={router} context={context} hydrate={false} />
  const html = await toText(<StrictMode>{provide(page)}</StrictMode>)
  // Until something else is rendered, React leaves the page's contexts as they were.
  await toText(null)
  const [head = '', body = ''] = html.split(root)
  return { status: context.statusCode, head, body: body.slice(0, -rootEnd.length) }
}

const root = '<div id="root">'
const rootEnd = '</div>'

function toText(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const sink = new Writable({
      write: (chunk, _encoding, done) => {
        text += String(chunk)
        done()
      },
      final: (done) => {
        resolve(text)
        done()
      },
    })
    // React would send large parts late, with inline scripts that put them in their place.
    const { pipe } = renderToPipeableStream(<div id="root">{page}</div>, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void pipe(sink),
      onShellError: reject,
      onError: reject,
    })
  })
}
