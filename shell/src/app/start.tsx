import { createConnectivity } from '@adamarket/shared/connectivity/create-connectivity.ts'
import { probeSite } from '@adamarket/shared/connectivity/probe-site.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'
import { matchPath } from '@adamarket/shared/contract/router.ts'
import type { ConnectivityPort } from '@adamarket/shared/domain/connectivity.ts'
import { whenOnline } from '@adamarket/shared/domain/connectivity.ts'
import { languages } from '@adamarket/shared/domain/languages.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import type { Texts } from '@adamarket/shared/i18n/create-texts.ts'
import { createTexts } from '@adamarket/shared/i18n/create-texts.ts'
import { StrictMode } from 'react'

import { createComparisonOffer } from '#chrome/offer-comparison.ts'
import { createNotify } from '#chrome/toasts.tsx'
import { afterFirstView } from '#host/page/after-first-view.ts'
import { createServices } from '#host/create-services.ts'
import { finishForgetting } from '#host/device/forget-device.ts'
import { storedLanguage } from '#host/device/stored-language.ts'
import { setLanguageOfPage } from '#host/page/language-of-page.ts'
import { nextTask } from '#host/page/next-task.ts'
import { readPageData, releaseKey } from '#host/page/page-data.ts'
import { readEnvironment } from '#host/read-environment.ts'
import { reportViolations } from '#host/page/report-violations.ts'
import { showReleasePanel } from '#release-panel/show-release-panel.ts'
import { createAccountFragment } from '#remotes/loading/account-fragment.ts'
import type { Composition } from '#remotes/loading/composition.ts'
import { createComposition } from '#remotes/loading/composition.ts'
import { servicesInLanguageOf } from '#remotes/page/in-its-language.tsx'
import { reportUncaught } from '#remotes/loading/report-uncaught.ts'
import { shellTexts } from '#texts/loaders.ts'

import { App } from './app.tsx'
import { createRouter } from './create-router.tsx'
import { prepareTelemetry } from './prepare-telemetry.ts'
import { showSite } from './show-site.tsx'
import { remoteSource } from './remote-source.ts'

/** The pages that read documents for their first view. */
const pagesWithDocuments = [paths.home, paths.search, paths.listing, paths.profile]

type Host = ReturnType<typeof createHost>
type Router = ReturnType<typeof createRouter>

/** Starts the site: requests the registry and the page's owner before anything is rendered. */
export async function start(): Promise<void> {
  const wasCached = isAnsweredByWorker()
  const connectivity = createConnectivity(probeSite)
  const telemetry = prepareTelemetry()
  const { record, report } = telemetry
  reportViolations(report)
  reportUncaught(report, remoteSource.registered)
  const message = await finishForgetting().catch((cause: unknown) => {
    report({ what: 'This device could not be cleared', cause })
    return undefined
  })

  remoteSource.start(record)
  const composition = composeRemotes(connectivity, report, () => host.services)
  void composition.prepare(window.location.pathname)

  const host = createHost(connectivity, report)
  await loadFrameTexts(host.texts, report)

  const account = createAccountFragment({
    deployment: composition.deployment,
    latestDeployment: composition.latestDeployment,
    loadModule: remoteSource.loadAccountMenu,
    texts: host.texts,
    report,
  })
  remoteSource.follow(composition, account, connectivity)
  await nextTask()
  const router = createRouter({ ...host, composition, account, record })
  await showFirstView(host, composition, router, report)
  if (message !== undefined) host.services.notify.success(message)
  void showReleasePanel(composition, remoteSource.registered, report)

  // The page of the favourites shows them, and they are loaded last.
  if (!isPageOf(paths.favourites)) await afterFirstView(firstPage(router), host.settled)
  telemetry.begin(host.environment, composition)
  // A page from the cache has all its files; any other page waits for missing ones.
  if (!wasCached) await whenOnline(connectivity)
  await Promise.all([host.complete(), remoteSource.complete()])
  await cacheThisVisit(connectivity, report)
}

/** Loads the remotes that the registry names; a registry that cannot be read may mean that the connection is lost. */
function composeRemotes(
  connectivity: ConnectivityPort,
  report: Report,
  services: () => Host['services'],
): Composition {
  return createComposition({
    readDeployment: () =>
      remoteSource.readDeployment().catch((cause: unknown) => {
        void connectivity.check()
        throw cause
      }),
    // A release that cannot create its routes is treated like one that cannot be loaded.
    load: async (release) => {
      const { texts, createRoutes } = await remoteSource.loadRoutes(release)
      return { texts, routes: createRoutes(servicesInLanguageOf(texts.loaders, services())) }
    },
    onOwner: remoteSource.preload,
    report,
  })
}

/** Creates what the frame and all remotes share. A page with documents begins to load the code that reads them. */
function createHost(connectivity: ConnectivityPort, report: Report) {
  const language = storedLanguage()
  setLanguageOfPage(language)
  const texts = createTexts(language)
  const environment = readEnvironment(report)
  const { links } = environment
  const served = readPageData()
  const host = createServices({
    environment,
    texts,
    connectivity,
    served,
    report,
    notify: createNotify(report),
    onFavouriteAdded: createComparisonOffer(() => texts.store.getState().language, report),
  })
  if (!served && pagesWithDocuments.some(isPageOf)) host.prepare()
  return { ...host, texts, links, environment, served }
}

async function loadFrameTexts(texts: Texts, report: Report): Promise<void> {
  const { language } = texts.store.getState()
  await texts.add(shellTexts.namespace, shellTexts.loaders).catch(async (cause: unknown) => {
    report({ what: 'The texts of the frame could not be loaded', cause, details: { language } })
    // The default language is bundled: the frame is then shown in that language.
    await texts.changeLanguage(languages[0])
    setLanguageOfPage(languages[0])
  })
}

async function showFirstView(
  { services, texts, served }: Host,
  composition: Composition,
  router: Router,
  report: Report,
): Promise<void> {
  const root = document.querySelector('#root')
  if (!root) throw new Error('index.html has no #root')
  await showSite({
    root,
    app: (
      <StrictMode>
        <App services={services} texts={texts} router={router} />
      </StrictMode>
    ),
    page: firstPage(router),
    isInLanguage: served?.language === texts.store.getState().language,
    compare: () => {
      if (!router.state.initialized) return 'missing'
      const page = composition.stateOf(composition.store.getState(), window.location.pathname)
      if (page.status !== 'ready' && page.status !== 'unknown') return 'missing'
      const release = page.status === 'ready' ? releaseKey(page) : undefined
      return served?.release === release ? 'same' : 'other'
    },
    report,
  })
}

/** Caches the files of this visit for offline use, and tries again after a lost connection. */
async function cacheThisVisit(connectivity: ConnectivityPort, report: Report): Promise<void> {
  try {
    const { cacheForOffline } = await import('./cache-for-offline.ts')
    await cacheForOffline(remoteSource.integrityOf)
  } catch (cause) {
    if (await connectivity.check()) {
      report({ what: 'The site cannot be cached on this device', cause })
      return
    }
    await whenOnline(connectivity)
    await cacheThisVisit(connectivity, report)
  }
}

/** Whether a service worker answers this page's requests, possibly one of an earlier visit. */
function isAnsweredByWorker(): boolean {
  return 'serviceWorker' in navigator && !!navigator.serviceWorker.controller
}

function isPageOf(path: string): boolean {
  return matchPath(path, window.location.pathname) !== null
}

/** Resolves once the page of the first address is rendered. */
function firstPage({ state, subscribe }: Router): Promise<void> {
  return new Promise((resolve) => {
    if (state.initialized) resolve()
    subscribe(({ initialized }) => {
      if (initialized) resolve()
    })
  })
}
