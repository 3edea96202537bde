import type { RemoteName } from '@adamarket/shared/contract/remote-modules.ts'
import { canHost } from '@adamarket/shared/contract/version.ts'

import { isInCanary } from './canary.ts'
import type { Overrides } from './overrides.ts'
import type { RegisteredRemote, Registry } from '@adamarket/shared/contract/registry.ts'
import type { ChosenRelease, Deployment } from './deployment.ts'

type Choice = {
  /** The contract of this shell. */
  readonly hostContract: string
  /** The versions that this tab requests instead. */
  readonly overrides: Overrides
  /** Decides whether this visitor gets a canary. */
  readonly visitorId: string
}

/**
 * The release of each remote that this shell shows: the requested one, the canary for visitors who get it, or
 * the current one; when the shell cannot host its contract, the last registered one that it can. The others
 * that it can host are its fallbacks, the newest first, in case it cannot be loaded, without rolled-back
 * releases, canaries and previews. A version that is not in the registry is ignored, so that no address loads
 * foreign code.
 */
export function chooseReleases(registry: Registry, choice: Choice): Deployment {
  return Object.fromEntries(
    Object.entries(registry.remotes).map(([name, remote]) => [
      name,
      remote && chooseRelease(name, remote, choice),
    ]),
  )
}

function chooseRelease(
  name: RemoteName,
  remote: RegisteredRemote,
  { hostContract, overrides, visitorId }: Choice,
): ChosenRelease | undefined {
  const override = Object.hasOwn(overrides, name) ? overrides[name] : undefined
  const { canary } = remote
  const canaryVersion =
    canary && isInCanary(visitorId, `${name}@${canary.version}`, canary.percent)
      ? canary.version
      : undefined
  const others = Object.keys(remote.releases).filter(
    (version) => version !== canary?.version && !remote.releases[version]?.rolledBack,
  )
  const registered = { ...remote.previews, ...remote.releases }
  const inOrder = [override, canaryVersion, remote.current, ...others.toReversed()]
  const versions = [...new Set(inOrder)].flatMap((version) => version ?? [])
  const known = versions.flatMap((version) => {
    const release = Object.hasOwn(registered, version) ? registered[version] : undefined
    return release ? [{ ...release, name, version }] : []
  })
  const chosen = known.reduceRight<ChosenRelease | undefined>((fallback, release) => {
    if (!canHost(hostContract, release.contract)) return fallback
    return { ...release, ...(fallback && { fallback }) }
  }, undefined)
  const [preferred] = known
  if (!chosen || !preferred || canHost(hostContract, preferred.contract)) return chosen
  return { ...chosen, insteadOf: `${preferred.version} (contract ${preferred.contract})` }
}

/** Tells testers of a release why another one is shown. */
export function notesOn(deployment: Deployment, hostContract: string): readonly string[] {
  return Object.values(deployment).flatMap((release) =>
    release?.insteadOf === undefined
      ? []
      : `This shell (contract ${hostContract}) shows ${release.name}@${release.version}: it cannot host ${release.name}@${release.insteadOf}.`,
  )
}
