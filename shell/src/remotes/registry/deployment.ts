import type { Release } from '@adamarket/shared/contract/registry.ts'
import type { RemoteName } from '@adamarket/shared/contract/remote-modules.ts'

/** The remotes in the registry, each with the release chosen for this visitor, if there is one to show. */
export type Deployment = Readonly<Partial<Record<RemoteName, ChosenRelease>>>

export type ChosenRelease = Release & {
  readonly name: RemoteName
  readonly version: string
  /** The version intended for this visitor, with the contract that this shell cannot host. */
  readonly insteadOf?: string
  /** Used when this release cannot be loaded: its files are missing or have a wrong hash. */
  readonly fallback?: ChosenRelease
}

/** The remotes in the registry of which this shell has no release to show. */
export function missingFrom(deployment: Deployment): readonly RemoteName[] {
  return Object.keys(deployment).filter((name) => !deployment[name])
}
