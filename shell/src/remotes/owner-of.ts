import { matchPath } from '@adamarket/shared/contract/router.ts'

import type { ChosenRelease, Deployment } from '#remotes/registry.ts'

export type Owner = {
  readonly release: ChosenRelease
  /** The pattern of the release that the path matches. */
  readonly pattern: string
}

/** The remote that owns a path; undefined when nobody does. Case does not matter, as in the router. */
export function ownerOf(deployment: Deployment, pathname: string): Owner | undefined {
  for (const release of Object.values(deployment)) {
    const pattern = release.paths.find((candidate) => matchPath(candidate, pathname))
    if (pattern !== undefined) return { release, pattern }
  }
  return undefined
}
