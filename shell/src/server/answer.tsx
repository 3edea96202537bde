import { HostServicesContext } from '@adamarket/shared/contract/host-services.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'
import type { RouteObject } from '@adamarket/shared/contract/router.ts'
import { matchPath } from '@adamarket/shared/contract/router.ts'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from '@adamarket/shared/contract/static-router.ts'
import { contractVersion } from '@adamarket/shared/contract/version.ts'
import type { Language } from '@adamarket/shared/domain/languages.ts'
import { languageOf } from '@adamarket/shared/domain/languages.ts'
import { createTexts } from '@adamarket/shared/i18n/create-texts.ts'
import { TextsProvider } from '@adamarket/shared/i18n/texts-provider.tsx'
import { StrictMode } from 'react'
import type { PageAnswer, PageRequest } from '@adamarket/shared/contract/page-request.ts'

import { Frame } from '#app/frame.tsx'
import { NotFoundPage } from '#app/not-found-page.tsx'
import type { ServerReads } from '#host/data/connect-on-server.ts'
import { createAccountFragment } from '#remotes/loading/account-fragment.ts'
import { chooseReleases } from '#remotes/registry/choose-releases.ts'
import type { Owner } from '#remotes/registry/owner-of.ts'
import { ownerOf } from '#remotes/registry/owner-of.ts'
import type { Registry } from '@adamarket/shared/contract/registry.ts'
import type { Deployment } from '#remotes/registry/deployment.ts'
import { parseRegistry } from '@adamarket/shared/contract/registry.ts'
import { missingFrom } from '#remotes/registry/deployment.ts'
import { unlessAborted } from '#remotes/registry/unless-aborted.ts'
import { shellTexts } from '#texts/loaders.ts'

import { answerFile, isFile } from './answer-file.ts'
import { composePage } from './compose-page.ts'
import { environmentOf } from './environment-of.ts'
import { loadRoutes } from './load-routes.ts'
import { isServed } from './public-paths.ts'
import { readsOf } from './reads-of.ts'
import { recordReads } from './record-reads.ts'
import { never, servicesOnServer } from './services-on-server.ts'
import { toHtml } from './to-html.ts'

/**
 * Renders the page of an address, or writes a file for crawlers and feed readers. Undefined for a page that
 * is not rendered on a server. Rejects when a page cannot be rendered: the visitor then gets the shell's
 * empty page.
 */
export async function answer(
  request: PageRequest,
  connect = readsOf,
): Promise<PageAnswer | undefined> {
  const { url, template, report } = request
  const { pathname, searchParams } = new URL(url)
  if (isFile(pathname)) {
    const reads = connect(environmentOf(template, report).firebase, report)
    return await answerFile({ url, language: requestedLanguage(request), reads })
  }
  if (!isServed(pathname, searchParams)) return undefined
  const deployment = liveDeployment(parseRegistry(request.registry))
  const owner = ownerOf(deployment, pathname, matchPath)
  // A path that no remote owns may belong to one of which there is no release to show.
  if (!owner && missingFrom(deployment).length > 0) return undefined
  return await answerPage(request, owner, connect)
}

/** Renders the page of the remote that owns the path; without an owner, the page of an unknown address. */
async function answerPage(
  request: PageRequest,
  owner: Owner | undefined,
  connect: typeof readsOf,
): Promise<PageAnswer | undefined> {
  const { url, template, report, signal } = request
  const { origin, pathname } = new URL(url)
  const language = requestedLanguage(request)
  const texts = createTexts(language)
  const environment = environmentOf(template, report)
  const reads = connect(environment.firebase, report)
  const recorded = recordReads(reads, pathname)
  const services = servicesOnServer({ reads: recorded, environment, origin, texts, report })
  const [page] = await Promise.all([
    owner ? loadRoutes(owner.release, request, services, texts) : notFoundRoute,
    texts.add(shellTexts.namespace, shellTexts.loaders),
  ])
  const account = createAccountFragment({
    deployment: never,
    latestDeployment: never,
    loadModule: never,
    texts,
    report,
  })
  const frame = <Frame links={environment.links} account={account} retry={never} />
  const handler = createStaticHandler([{ id: 'frame', element: frame, children: [page] }])
  // The handler itself waits for a loader that hangs.
  const context = await unlessAborted(handler.query(new Request(url, { signal })), signal)
  if (context instanceof Response) return redirectTo(context)
  const [error] = Object.values(context.errors ?? {})
  if (error !== undefined) throw error
  const html = await toHtml(
    <StrictMode>
      <HostServicesContext value={services}>
        <TextsProvider texts={texts}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </TextsProvider>
      </HostServicesContext>
    </StrictMode>,
    signal,
  )
  if (recorded.hasFailed()) throw new Error('What the page shows could not be read')
  // The script of the page knows whether the visitor is the author; for everyone else the listing does not
  // exist.
  if (recorded.isForAuthor()) {
    return { status: 404, headers: { 'Cache-Control': 'no-cache' }, html: template }
  }
  return {
    status: owner && !recorded.isMissing() ? 200 : await missingStatus(pathname, reads),
    headers: { 'Content-Language': language },
    html: composePage({ template, html, language, origin, owner, answers: recorded.answers }),
  }
}

const notFoundRoute: RouteObject = { path: '*', element: <NotFoundPage /> }

/** 410 for a listing that was deleted: search engines forget it sooner than one that may come back. */
async function missingStatus(pathname: string, { isDeleted }: ServerReads): Promise<404 | 410> {
  const id = matchPath(paths.listing, pathname)?.params.id
  if (id === undefined) return 404
  const isGone = await isDeleted(id).catch(() => false)
  return isGone ? 410 : 404
}

/** Canaries are for the visitors who are chosen by what is on their device: a server serves none. */
function liveDeployment(registry: Registry): Deployment {
  const remotes = Object.fromEntries(
    Object.entries(registry.remotes).map(([name, remote]) => [
      name,
      remote?.canary ? { ...remote, canary: { ...remote.canary, percent: 0 } } : remote,
    ]),
  )
  return chooseReleases(
    { ...registry, remotes: { ...registry.remotes, ...remotes } },
    { hostContract: contractVersion, overrides: {}, visitorId: '' },
  )
}

/** The language in the address, which search engines ask for; the visitor's; or the default. */
function requestedLanguage({ url, languages }: PageRequest): Language {
  return languageOf(new URL(url).searchParams.get('lang'), ...languages)
}

function redirectTo({ status, headers }: Response): PageAnswer | undefined {
  const location = headers.get('Location')
  return location === null ? undefined : { status, headers: { Location: location }, html: '' }
}
