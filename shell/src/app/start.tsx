import { createConnectivity } from '@adamarket/shared/connectivity/create-connectivity.ts'
import { probeSite } from '@adamarket/shared/connectivity/probe-site.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'
import { matchPath } from '@adamarket/shared/contract/router.ts'
import type { ConnectivityPort } from '@adamarket/shared/domain/connectivity.ts'
import { whenOnline } from '@adamarket/shared/domain/connectivity.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import { createTexts } from '@adamarket/shared/i18n/create-i18n.ts'
import { languages } from '@adamarket/shared/i18n/languages.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { App } from '#app/app.tsx'
import { createRouter } from '#app/create-router.tsx'
import { prepareTelemetry } from '#app/prepare-telemetry.ts'
import { afterFirstView } from '#host/after-first-view.ts'
import { createServices } from '#host/create-services.ts'
import { keptLanguage } from '#host/kept-language.ts'
import { readOutsideLinks } from '#host/outside-links.ts'
import { readEnvironment } from '#host/read-environment.ts'
import { createAccountFragment } from '#remotes/account-fragment.ts'
import { createComposition } from '#remotes/composition.ts'
import type { Deployment } from '#remotes/registry.ts'
import { remoteSource } from '#app/remote-source.ts'
import { shellTexts } from '#texts/loaders.ts'

/** The pages that show documents at once. */
const showDocuments = [paths.home, paths.search, paths.listing, paths.profile]

/** Starts the site: what is deployed and who owns this path are asked for before anything is shown. */
export async function start(): Promise<void> {
  const wasKept = isAnsweredByWorker()
  const connectivity = createConnectivity(probeSite)
  const { record, report, begin: beginTelemetry } = prepareTelemetry()
  remoteSource.start(record)
  const composition = createComposition({
    deploy: () => deployOver(connectivity),
    load: remoteSource.loadRoutes,
    onOwner: remoteSource.preload,
    report,
  })
  void composition.prepare(window.location.pathname)

  const language = keptLanguage()
  document.documentElement.lang = language
  const texts = createTexts(language)
  const environment = readEnvironment()
  const links = readOutsideLinks(environment, report)
  const { services, prepare, settled, complete } = createServices({
    environment,
    links,
    texts,
    connectivity,
    report,
  })
  if (showDocuments.some((path) => matchPath(path, window.location.pathname))) prepare()
  await texts.add(shellTexts.namespace, shellTexts.loaders).catch(async (cause: unknown) => {
    report({ what: 'The texts of the frame could not be loaded', cause, details: { language } })
    // The default language is part of the shell: the frame stands in it rather than not at all.
    await texts.changeLanguage(languages[0])
    document.documentElement.lang = languages[0]
  })

  const account = createAccountFragment({
    deployment: composition.deployment,
    deploymentNow: composition.deploymentNow,
    loadModule: remoteSource.loadAccountMenu,
    texts,
    report,
  })
  remoteSource.follow(composition, account, connectivity)
  const router = createRouter({ services, links, texts, composition, account, record })
  const root = document.querySelector('#root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(
    <StrictMode>
      <App services={services} router={router} />
    </StrictMode>,
  )
  // The one page that shows what only comes with all the rest.
  if (!matchPath(paths.favourites, window.location.pathname)) {
    await afterFirstView(firstPage(router), settled)
  }
  beginTelemetry(environment, composition)
  // All that a kept page loads was kept with it; any other one waits for what it still lacks.
  if (!wasKept) await whenOnline(connectivity)
  await complete()
  await keepThisVisit(connectivity, report)
}

/** What is deployed. Where the registry does not come, it is found out whether anything does. */
async function deployOver({ check }: ConnectivityPort): Promise<Deployment> {
  try {
    return await remoteSource.deploy()
  } catch (cause) {
    void check()
    throw cause
  }
}

/** Has the device keep this visit. Where the connection goes meanwhile, it tries again once it is back. */
async function keepThisVisit(connectivity: ConnectivityPort, report: Report): Promise<void> {
  try {
    const { keepForOffline } = await import('#app/keep-for-offline.ts')
    await keepForOffline(remoteSource.integrityOf)
  } catch (cause) {
    if (await connectivity.check()) {
      report({ what: 'The site cannot be kept on this device', cause })
      return
    }
    await whenOnline(connectivity)
    await keepThisVisit(connectivity, report)
  }
}

/** Whether a service worker answers what this page loads, from an earlier visit where it has to. */
function isAnsweredByWorker(): boolean {
  return 'serviceWorker' in navigator && !!navigator.serviceWorker.controller
}

/** Resolves once the page of the first address is there. */
function firstPage({ state, subscribe }: ReturnType<typeof createRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (state.initialized) resolve()
    subscribe(({ initialized }) => {
      if (initialized) resolve()
    })
  })
}
