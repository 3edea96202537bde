import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import { localEnvironment } from '#hosting/environment.ts'
import { localOrigins } from '#hosting/local-origins.ts'
import type { StackFolders } from '#base/folders.ts'
import type { Settings } from '#base/settings.ts'

import { createRegistryStore } from './registry-store.ts'
import type { Sites } from './sites.ts'
import { removeVersions, stageRemote } from './stage-remote.ts'
import { keepShell, keptShell, registryFile, stageShell } from './stage-shell.ts'

/** The sites of a stack: folders that the Hosting emulator serves. */
export async function localSites(folders: StackFolders, settings: Settings): Promise<Sites> {
  const { hosting, revisions, shells } = folders
  const shell = join(hosting, 'shell')
  const origins = localOrigins(settings).apps
  const stage = (dist: string) => stageShell(dist, shell, localEnvironment(settings), origins.shell)
  await mkdir(shell, { recursive: true })
  return {
    registry: createRegistryStore(revisions, join(shell, registryFile)),
    origins,
    addVersion: (app, dist) => stageRemote(dist, join(hosting, app)),
    removeVersions: (app, versions) => removeVersions(join(hosting, app), versions),
    async replaceShell(dist, kept) {
      await keepShell(dist, shells, kept)
      await stage(dist)
    },
    async restoreShell(version) {
      await stage(keptShell(shells, version))
    },
  }
}
