import type { App, RemoteApp } from '#platform/apps.ts'
import type { RegistryStore } from '#releases/registry-store.ts'
import type { Release } from '#releases/release.ts'

/** The sites that builds are put on: those of a local run, or those of a real project. */
export type Sites = {
  readonly registry: RegistryStore
  /** Where the site of each app is. */
  readonly origins: Readonly<Record<App, string>>
  /**
   * Puts a build of a remote on its site, in a folder named by its version. The folders that are there
   * stay, and one of this version is never changed.
   */
  addVersion(app: RemoteApp, dist: string): Promise<Release>
  /** Removes versions from a site that no visitor can get any more. */
  removeVersions(app: RemoteApp, versions: readonly string[]): Promise<void>
  /** Puts a build of the shell on its site, in place of the one before; the registry stays. */
  replaceShell(dist: string): Promise<void>
}
