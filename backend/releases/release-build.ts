import { join } from 'node:path'

import { sourceHash } from '@adamarket/shared/build/source-hash.ts'
import { contractVersion } from '@adamarket/shared/contract/version.ts'

import type { RemoteApp } from '#platform/apps.ts'
import { remoteApps, remoteNameOf } from '#platform/apps.ts'
import { repository } from '#platform/folders.ts'
import { refuseIncomplete } from '#releases/refuse-misfit.ts'
import type { Registry } from '#releases/registry.ts'
import {
  droppedVersions,
  refuseBreak,
  withOrigin,
  withRelease,
  withShell,
} from '#releases/registry-changes.ts'
import { readRelease } from '#releases/release.ts'
import type { Sites } from '#releases/sites.ts'

/** Puts the builds of all apps on their sites: the remotes first, then the shell. */
export async function releaseAll(sites: Sites): Promise<void> {
  const shell = { version: sourceHash(repository, 'shell').slice(0, 8), contract: contractVersion }
  await sites.registry.change((registry) => withShell(registry, shell))
  await Promise.all(
    remoteApps.map((app) => {
      const dist = join(repository, app, 'dist')
      return releaseBuild({ app, dist, mayBreak: true }, sites)
    }),
  )
  await sites.replaceShell(join(repository, 'shell', 'dist'))
}

type Build = {
  readonly app: RemoteApp
  /** The folder it is in. */
  readonly dist: string
  /** Whether it may need a shell that comes with it. */
  readonly mayBreak?: boolean
}

/**
 * Puts the build of one remote on its site and gives it to visitors; nothing else changes.
 *
 * @throws CannotStart when one of the last shells cannot host it, or it lacks something
 */
export async function releaseBuild(
  { app, dist, mayBreak = false }: Build,
  sites: Sites,
): Promise<{ readonly version: string; readonly registry: Registry }> {
  const name = remoteNameOf(app)
  refuseIncomplete(name, await readRelease(dist))
  const release = await sites.addVersion(app, dist)
  const origin = sites.origins[app]
  let dropped: readonly string[] = []
  const registry = await sites.registry.change((before) => {
    if (!mayBreak) refuseBreak(before, name, release)
    const at = new Date().toISOString()
    const after = withRelease(withOrigin(before, name, origin), { name, release, origin, at })
    dropped = droppedVersions(before, after, name)
    return after
  })
  if (dropped.length > 0) await sites.removeVersions(app, dropped)
  return { version: release.version, registry }
}
