import { createConnectivity } from '@adamarket/shared/connectivity/create-connectivity.ts'
import { probeSite } from '@adamarket/shared/connectivity/probe-site.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'
import { matchPath } from '@adamarket/shared/contract/router.ts'
import type { ConnectivityPort } from '@adamarket/shared/domain/connectivity.ts'
import { whenOnline } from '@adamarket/shared/domain/connectivity.ts'
import { languages } from '@adamarket/shared/domain/languages.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import { createTexts } from '@adamarket/shared/i18n/create-texts.ts'
import { StrictMode } from 'react'

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
import { createAccountFragment } from '#remotes/loading/account-fragment.ts'
import type { Composition } from '#remotes/loading/composition.ts'
import { createComposition } from '#remotes/loading/composition.ts'
import { hasOverrides, readOverrides } from '#remotes/registry/overrides.ts'
import type { Deployment } from '#remotes/registry/deployment.ts'
import { servicesInLanguageOf } from '#remotes/page/in-its-language.tsx'
import { reportUncaught } from '#remotes/loading/report-uncaught.ts'
import { shellTexts } from '#texts/loaders.ts'

import { App } from './app.tsx'
import { createRouter } from './create-router.tsx'
import { prepareTelemetry } from './prepare-telemetry.ts'
import { showSite } from './show-site.tsx'
import { remoteSource } from './remote-source.ts'

/** The pages that read documents for their first view. */
const showDocuments = [paths.home, paths.search, paths.listing, paths.profile]

/** Starts the site: requests the registry and the page's owner before anything is rendered. */
export async function start(): Promise<void> {
  const wasKept = isAnsweredByWorker()
  const connectivity = createConnectivity(probeSite)
  const { record, report, begin: beginTelemetry } = prepareTelemetry()
  reportViolations(report)
  reportUncaught(report, remoteSource.registered)
  const message = await finishForgetting().catch((cause: unknown) => {
    report({ what: 'This device could not be cleared', cause })
    return undefined
  })
  remoteSource.start(record)
  const composition = createComposition({
    deploy: () => deployOver(connectivity),
    // A release that cannot create its routes is treated like one that cannot be loaded.
    load: async (release) => {
      const { texts: ofPages, createRoutes } = await remoteSource.loadRoutes(release)
      return {
        texts: ofPages,
        routes: createRoutes(servicesInLanguageOf(ofPages.loaders, services)),
      }
    },
    onOwner: remoteSource.preload,
    report,
  })
  void composition.prepare(window.location.pathname)

  const language = storedLanguage()
  setLanguageOfPage(language)
  const texts = createTexts(language)
  const environment = readEnvironment(report)
  const { links } = environment
  const served = readPageData()
  const { services, prepare, settled, complete } = createServices({
    environment,
    texts,
    connectivity,
    ...(served && { served }),
    report,
    notify: createNotify(report),
  })
  if (!served && showDocuments.some((path) => matchPath(path, window.location.pathname))) prepare()
  await texts.add(shellTexts.namespace, shellTexts.loaders).catch(async (cause: unknown) => {
    report({ what: 'The texts of the frame could not be loaded', cause, details: { language } })
    // The default language is bundled: the frame is then shown in that language.
    await texts.changeLanguage(languages[0])
    setLanguageOfPage(languages[0])
  })

  const account = createAccountFragment({
    deployment: composition.deployment,
    latestDeployment: composition.latestDeployment,
    loadModule: remoteSource.loadAccountMenu,
    texts,
    report,
  })
  remoteSource.follow(composition, account, connectivity)
  await nextTask()
  const router = createRouter({ services, links, texts, composition, account, record })
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
  if (message !== undefined) services.notify.success(message)
  void showReleasePanel(composition, report)
  // The only page that shows favourites, which are loaded last.
  if (!matchPath(paths.favourites, window.location.pathname)) {
    await afterFirstView(firstPage(router), settled)
  }
  beginTelemetry(environment.telemetryUrl, composition)
  // A page from the cache has all its files; any other page waits for missing ones.
  if (!wasKept) await whenOnline(connectivity)
  await complete()
  await cacheThisVisit(connectivity, report)
}

/** Names the releases on trial to testers: in development, and in a tab that asked for one. */
async function showReleasePanel({ deployment }: Composition, report: Report): Promise<void> {
  const isDevelopment = process.env['NODE_ENV'] !== 'production'
  if (!isDevelopment && !hasOverrides()) return
  try {
    await deployment()
    const isAsked = Object.keys(readOverrides(remoteSource.registered())).length > 0
    if (!isDevelopment && !isAsked) return
    const { startReleasePanel } = await import('#release-panel/start-release-panel.tsx')
    startReleasePanel(remoteSource.registered)
  } catch (cause) {
    report({ what: 'The releases on trial could not be shown', cause })
  }
}

/** Reads the registry; on failure, checks the connection. */
async function deployOver({ check }: ConnectivityPort): Promise<Deployment> {
  try {
    return await remoteSource.deploy()
  } catch (cause) {
    void check()
    throw cause
  }
}

/** Caches the files of this visit for offline use, and tries again after a lost connection. */
async function cacheThisVisit(connectivity: ConnectivityPort, report: Report): Promise<void> {
  try {
    const { cacheForOffline } = await import('./cache-for-offline.ts')
    await cacheForOffline(remoteSource.integrityOf)
  } catch (cause) {
    if (await connectivity.check()) {
      report({ what: 'The site cannot be kept on this device', cause })
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

/** Resolves once the page of the first address is rendered. */
function firstPage({ state, subscribe }: ReturnType<typeof createRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (state.initialized) resolve()
    subscribe(({ initialized }) => {
      if (initialized) resolve()
    })
  })
}
