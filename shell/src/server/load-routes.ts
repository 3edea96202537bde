import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import type { PageRequest } from '@adamarket/shared/contract/page-request.ts'
import type { RouteObject } from '@adamarket/shared/contract/router.ts'
import type { Texts } from '@adamarket/shared/i18n/create-texts.ts'

import type { ChosenRelease } from '#remotes/registry/deployment.ts'
import { servicesInLanguageOf } from '#remotes/page/in-its-language.tsx'
import { remoteRoutes } from '#remotes/page/remote-routes.tsx'

import { never } from './services-on-server.ts'

/** The routes of a release, from its `server.js`. Rejects when it has none, or the wrong hash. */
export async function loadRoutes(
  { server, entry, name, version }: ChosenRelease,
  { loadServer }: Pick<PageRequest, 'loadServer'>,
  services: HostServices,
  pageTexts: Texts,
): Promise<RouteObject> {
  if (!server) throw new Error(`${name}@${version} has no server.js`)
  const releaseBase = new URL('.', entry).href
  const { texts, createRoutes } = await loadServer({ ...server, releaseBase })
  const routes = createRoutes(servicesInLanguageOf(texts.loaders, services))
  return remoteRoutes({
    name,
    remote: { version, module: { texts, routes } },
    loadTexts: () => pageTexts.add(texts.namespace, texts.loaders),
    record: () => undefined,
    onCrash: () => undefined,
    retry: never,
  })
}
