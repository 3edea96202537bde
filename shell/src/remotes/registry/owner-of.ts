import type { ChosenRelease, Deployment } from './deployment.ts'

export type Owner = {
  readonly release: ChosenRelease
  /** The pattern of the release that the path matches. */
  readonly pattern: string
}

/** Whether a path matches a pattern, ignoring case. */
export type MatchPath = (pattern: string, pathname: string) => unknown

/** The remote that owns a path; undefined when none does. */
export function ownerOf(
  deployment: Deployment,
  pathname: string,
  matchPath: MatchPath,
): Owner | undefined {
  for (const release of Object.values(deployment)) {
    const pattern = release?.paths.find((candidate) => matchPath(candidate, pathname))
    if (release && pattern !== undefined) return { release, pattern }
  }
  return undefined
}
