import type { App, RemoteApp } from '#base/apps.ts'

import type { RegistryStore } from './registry-store.ts'
import type { Release } from './release.ts'

/** The sites of the apps: those of a local run, or those of a real project. */
export type Sites = {
  readonly registry: RegistryStore
  /** The origin of each app's site. */
  readonly origins: Readonly<Record<App, string>>
  /** The share of visits that the pages measure; 0 for none. */
  measuredShare(): Promise<number>
  /**
   * Adds a build of a remote to its site, in a folder named by its version. Existing folders stay, and one
   * of this version is never changed.
   */
  addVersion(app: RemoteApp, dist: string): Promise<Release>
  /**
   * Loads a version that was added as a page of the live shell would.
   *
   * @returns false when no site is running, so that nothing is known
   * @throws CommandError naming what a page could not load, and why
   */
  assertLoads(app: RemoteApp, release: Release): Promise<boolean>
  /** The text at an address of a site; undefined when there is none, or no site is running. */
  readonly read: (address: string) => Promise<string | undefined>
  /** Removes versions from a site that no visitor can get any more. */
  removeVersions(app: RemoteApp, versions: readonly string[]): Promise<void>
  /**
   * Replaces the shell on its site by a build; the registry stays.
   *
   * @param retained the versions whose builds can be restored: this one and earlier ones
   */
  replaceShell(dist: string, retained: readonly string[]): Promise<void>
  /**
   * Puts an earlier build of the shell back on its site; the registry stays.
   *
   * @throws CommandError when that build is no longer stored
   */
  restoreShell(version: string): Promise<void>
}
