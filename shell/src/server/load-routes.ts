import type { HostServices } from '@adamarket/shared/contract/host-services.ts'

import type { RemoteRoutes } from '#remotes/loading/composition.ts'
import type { ChosenRelease } from '#remotes/registry/deployment.ts'
import type { PageRequest } from '@adamarket/shared/contract/page-request.ts'
import { servicesInLanguageOf } from '#remotes/page/in-its-language.tsx'

/** The routes of a release, from its `server.js`. Rejects when it has none, or the wrong hash. */
export async function loadRoutes(
  { server, entry, name, version }: ChosenRelease,
  { loadServer }: Pick<PageRequest, 'loadServer'>,
  services: HostServices,
): Promise<RemoteRoutes> {
  if (!server) throw new Error(`${name}@${version} has no server.js`)
  const { texts, createRoutes } = await loadServer({
    ...server,
    releaseBase: new URL('.', entry).href,
  })
  return { texts, routes: createRoutes(servicesInLanguageOf(texts.loaders, services)) }
}
