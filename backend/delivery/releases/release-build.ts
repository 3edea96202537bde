import { join } from 'node:path'

import type { RemoteApp } from '#base/apps.ts'
import { remoteAppsHere, remoteNameOf } from '#base/apps.ts'
import { stateOf } from '#base/checkout.ts'
import { repository } from '#base/folders.ts'

import { assertComplete } from './assert-complete.ts'
import type { Note } from './history.ts'
import { refuseOtherTypes, refuseWrongVersion } from './recorded-contract.ts'
import type { Registry, Source } from './registry.ts'
import { withOrigin } from './registered-release.ts'
import { droppedVersions, isWithdrawn, refuseWithdrawn } from './registered-remote.ts'
import { withPreview, withRelease } from './registry-changes.ts'
import { earlierShell, refuseBreak, withEarlierShell, withShell } from './registry-shells.ts'
import type { Release } from './release.ts'
import { readRelease, readShellRelease } from './release.ts'
import type { Sites } from './sites.ts'

/**
 * Releases the builds of all apps in the checkout: the remotes first, then the shell, which may be the first to allow
 * their sites. So whether a page can load them is only known afterwards: {@link assertAllLoad}.
 */
export async function releaseAll(sites: Sites, note: Note): Promise<void> {
  const shell = join(repository, 'shell', 'dist')
  const { registry } = await noteShell(shell, sites, note)
  await Promise.all(
    remoteAppsHere.map(async (app) => {
      const dist = join(repository, app, 'dist')
      const name = remoteNameOf(app)
      const { version } = await readRelease(dist)
      if (!isWithdrawn(registry, name, version)) {
        await releaseBuild({ app, dist, mayBreak: true, built: await stateOf(app), note }, sites)
        return
      }
      // Visitors keep the version before it.
      await sites.registry.change((before) => withOrigin(before, name, sites.origins[app]), note)
    }),
  )
  await sites.replaceShell(shell, versionsOf(registry))
}

/** @throws CommandError when a page of the live shell could not load the builds of the checkout */
export async function assertAllLoad(sites: Sites): Promise<void> {
  for (const app of remoteAppsHere) {
    await sites.assertLoads(app, await readRelease(join(repository, app, 'dist')))
  }
}

/** Releases a build of the shell; nothing else changes. @throws CommandError when it cannot host what it promises to host */
export async function releaseShell(
  dist: string,
  sites: Sites,
  note: Note,
): Promise<{ readonly version: string; readonly registry: Registry }> {
  await refuseWrongVersion(dist, await sites.registry.read(), sites)
  const noted = await noteShell(dist, sites, note)
  await sites.replaceShell(dist, versionsOf(noted.registry))
  return noted
}

/** Puts an earlier shell back on its site: the one before, or the named one. Nothing else changes. */
export async function rollbackShell(
  wanted: string | undefined,
  sites: Sites,
  note: Note,
): Promise<{ readonly version: string; readonly registry: Registry }> {
  const { version } = earlierShell(await sites.registry.read(), wanted)
  await sites.restoreShell(version)
  const registry = await sites.registry.change((before) => withEarlierShell(before, version), note)
  return { version, registry }
}

function versionsOf({ shells = [] }: Registry): readonly string[] {
  return shells.map(({ version }) => version)
}

/** Before it is on its site, so that no remote is released that it cannot host. */
async function noteShell(dist: string, sites: Sites, note: Note) {
  const shell = await readShellRelease(dist)
  const registry = await sites.registry.change((before) => withShell(before, shell), note)
  return { version: shell.version, registry }
}

type Build = {
  readonly app: RemoteApp
  /** The folder of the build. */
  readonly dist: string
  /** Whether it may need a shell that is released with it. */
  readonly mayBreak?: boolean
  /** Whether it is only registered: nothing changes for visitors. */
  readonly isPreview?: boolean
  /** The commit it was built from, if that is known. */
  readonly built?: Pick<Source, 'commit' | 'isClean'>
  readonly note: Note
}

/**
 * Releases the build of one remote to all visitors, or registers it for those who ask for it; nothing else changes.
 * The registry names it once a page of the live shell could load it.
 *
 * @returns also whether it was loaded: no local site may be running
 * @throws CommandError when one of the last shells cannot host it, the live one has other types, it lacks an expose, or
 * cannot be loaded
 */
export async function releaseBuild(
  { app, dist, mayBreak = false, isPreview = false, built, note }: Build,
  sites: Sites,
): Promise<{ readonly version: string; readonly registry: Registry; readonly isLoaded: boolean }> {
  const name = remoteNameOf(app)
  const build = await readRelease(dist)
  assertComplete(name, build)
  const known = await sites.registry.read()
  refuseWithdrawn(known, name, build.version)
  if (!mayBreak) await refuseOtherTypes(app, dist, build, sites)
  const release = await sites.addVersion(app, dist)
  const isLoaded = mayBreak ? false : await loadOrRemove(app, release, known, sites)
  const origin = sites.origins[app]
  const registry = await changeRemote(app, sites, note, (before, at) => {
    if (!mayBreak) refuseBreak(before, name, release)
    const { action: _action, ...author } = note
    const published = { name, release, origin, source: { ...built, ...author }, at }
    const change = isPreview ? withPreview : withRelease
    return change(withOrigin(before, name, origin), published)
  })
  return { version: release.version, registry, isLoaded }
}

/** A version that no page can load leaves no files behind, unless visitors may have it already. */
async function loadOrRemove(
  app: RemoteApp,
  release: Release,
  { remotes }: Registry,
  sites: Sites,
): Promise<boolean> {
  try {
    return await sites.assertLoads(app, release)
  } catch (error) {
    const { releases = {} } = remotes[remoteNameOf(app)] ?? {}
    if (!Object.hasOwn(releases, release.version))
      await sites.removeVersions(app, [release.version])
    throw error
  }
}

/** Changes what the registry says of one remote, and removes the files of versions that it no longer names. */
export async function changeRemote(
  app: RemoteApp,
  sites: Sites,
  note: Note,
  next: (before: Registry, at: string) => Registry,
): Promise<Registry> {
  let dropped: readonly string[] = []
  const registry = await sites.registry.change((before) => {
    const after = next(before, new Date().toISOString())
    dropped = droppedVersions(before, after, remoteNameOf(app))
    return after
  }, note)
  if (dropped.length > 0) await sites.removeVersions(app, dropped)
  return registry
}
