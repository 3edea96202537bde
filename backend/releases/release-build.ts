import { join } from 'node:path'

import type { RemoteApp } from '#platform/apps.ts'
import { remoteApps, remoteNameOf } from '#platform/apps.ts'
import { repository } from '#platform/folders.ts'
import { assertComplete } from '#releases/assert-compatible.ts'
import type { Registry } from '#releases/registry.ts'
import {
  droppedVersions,
  refuseBreak,
  withOrigin,
  withRelease,
  withShell,
} from '#releases/registry-changes.ts'
import { readRelease, readShellRelease } from '#releases/release.ts'
import type { Sites } from '#releases/sites.ts'

/** Releases the builds of all apps: the remotes first, then the shell. */
export async function releaseAll(sites: Sites): Promise<void> {
  const shell = join(repository, 'shell', 'dist')
  await noteShell(shell, sites)
  await Promise.all(
    remoteApps.map((app) => {
      const dist = join(repository, app, 'dist')
      return releaseBuild({ app, dist, mayBreak: true }, sites)
    }),
  )
  await sites.replaceShell(shell)
}

/** Releases a build of the shell; nothing else changes. */
export async function releaseShell(
  dist: string,
  sites: Sites,
): Promise<{ readonly version: string; readonly registry: Registry }> {
  const noted = await noteShell(dist, sites)
  await sites.replaceShell(dist)
  return noted
}

/** Before it is on its site, so that no remote is released that it cannot host. */
async function noteShell(dist: string, sites: Sites) {
  const shell = await readShellRelease(dist)
  const registry = await sites.registry.change((before) => withShell(before, shell))
  return { version: shell.version, registry }
}

type Build = {
  readonly app: RemoteApp
  /** The folder of the build. */
  readonly dist: string
  /** Whether it may need a shell that is released with it. */
  readonly mayBreak?: boolean
}

/**
 * Releases the build of one remote to all visitors; nothing else changes.
 *
 * @throws CannotStart when one of the last shells cannot host it, or it lacks an expose
 */
export async function releaseBuild(
  { app, dist, mayBreak = false }: Build,
  sites: Sites,
): Promise<{ readonly version: string; readonly registry: Registry }> {
  const name = remoteNameOf(app)
  assertComplete(name, await readRelease(dist))
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
