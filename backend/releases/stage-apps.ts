import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import { localEnvironment } from '#hosting/environment.ts'
import { localOrigins } from '#hosting/local-origins.ts'
import { remoteApps, remoteNameOf } from '#platform/apps.ts'
import { repository } from '#platform/folders.ts'
import type { Settings } from '#platform/settings.ts'
import { nextRegistry, readRegistry, writeRegistry } from '#releases/registry.ts'
import { stageRemote } from '#releases/stage-remote.ts'
import { registryFile, stageShell } from '#releases/stage-shell.ts'

/**
 * Puts the builds of all apps on the local sites. The remotes come first, then the registry that
 * names them, then the shell that reads it.
 * @param hosting the folder with the sites' folders
 */
export async function stageApps(hosting: string, settings: Settings): Promise<void> {
  const origins = localOrigins(settings)
  const deployed = await Promise.all(
    remoteApps.map(async (app) => ({
      name: remoteNameOf(app),
      origin: origins.apps[app],
      ...(await stageRemote(join(repository, app, 'dist'), join(hosting, app))),
    })),
  )
  const site = join(hosting, 'shell')
  await mkdir(site, { recursive: true })
  const file = join(site, registryFile)
  await writeRegistry(file, nextRegistry(await readRegistry(file), deployed))
  await stageShell(join(repository, 'shell', 'dist'), site, localEnvironment(settings))
}
