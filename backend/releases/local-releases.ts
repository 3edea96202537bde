import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import { sourceHash } from '@adamarket/shared/build/source-hash.ts'
import { contractVersion } from '@adamarket/shared/contract/version.ts'

import { localEnvironment } from '#hosting/environment.ts'
import { localOrigins } from '#hosting/local-origins.ts'
import type { RemoteApp } from '#platform/apps.ts'
import { remoteApps, remoteNameOf } from '#platform/apps.ts'
import type { StackFolders } from '#platform/folders.ts'
import { repository } from '#platform/folders.ts'
import type { Settings } from '#platform/settings.ts'
import type { Registry } from '#releases/registry.ts'
import {
  droppedVersions,
  refuseBreak,
  withOrigin,
  withRelease,
  withShell,
} from '#releases/registry-changes.ts'
import { refuseIncomplete } from '#releases/refuse-misfit.ts'
import type { RegistryStore } from '#releases/registry-store.ts'
import { createRegistryStore } from '#releases/registry-store.ts'
import { readRelease } from '#releases/release.ts'
import { removeVersions, stageRemote } from '#releases/stage-remote.ts'
import { registryFile, stageShell } from '#releases/stage-shell.ts'

/** The registry of a stack's sites. */
export function localRegistry({ hosting, revisions }: StackFolders): RegistryStore {
  return createRegistryStore(revisions, join(hosting, 'shell', registryFile))
}

/** Puts the builds of all apps on the local sites: the remotes first, then the shell. */
export async function releaseAll(folders: StackFolders, settings: Settings): Promise<void> {
  await mkdir(join(folders.hosting, 'shell'), { recursive: true })
  const shell = { version: sourceHash(repository, 'shell').slice(0, 8), contract: contractVersion }
  await localRegistry(folders).change((registry) => withShell(registry, shell))
  await Promise.all(
    remoteApps.map((app) => {
      const dist = join(repository, app, 'dist')
      return releaseBuild({ app, dist, mayBreak: true }, folders, settings)
    }),
  )
  await stageShell(
    join(repository, 'shell', 'dist'),
    join(folders.hosting, 'shell'),
    localEnvironment(settings),
  )
}

type Build = {
  readonly app: RemoteApp
  /** The folder it is in. */
  readonly dist: string
  /** Whether it may need a shell that comes with it. */
  readonly mayBreak?: boolean
}

/**
 * Puts the build of one remote on its local site and gives it to visitors; nothing else changes.
 *
 * @throws CannotStart when one of the last shells cannot host it, or it lacks something
 */
export async function releaseBuild(
  { app, dist, mayBreak = false }: Build,
  folders: StackFolders,
  settings: Settings,
): Promise<{ readonly version: string; readonly registry: Registry }> {
  const name = remoteNameOf(app)
  const site = join(folders.hosting, app)
  const store = localRegistry(folders)
  refuseIncomplete(name, await readRelease(dist))
  const release = await stageRemote(dist, site)
  const origin = localOrigins(settings).apps[app]
  let dropped: readonly string[] = []
  const registry = await store.change((before) => {
    if (!mayBreak) refuseBreak(before, name, release)
    const at = new Date().toISOString()
    const after = withRelease(withOrigin(before, name, origin), { name, release, origin, at })
    dropped = droppedVersions(before, after, name)
    return after
  })
  await removeVersions(site, dropped)
  return { version: release.version, registry }
}
