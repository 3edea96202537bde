import type { HostServices } from '@adamarket/shared/contract/host-services.ts'

import type { RemoteRoutes } from '#remotes/loading/composition.ts'
import type { ChosenRelease } from '#remotes/registry/deployment.ts'

import { bundledModule } from './bundled-module.ts'

/** The routes of a remote in the server's part of the same application. */
export async function loadRoutes(
  { name }: ChosenRelease,
  _request: unknown,
  services: HostServices,
): Promise<RemoteRoutes> {
  const { texts, createRoutes } = bundledModule(name)
  return { texts, routes: createRoutes(services) }
}
