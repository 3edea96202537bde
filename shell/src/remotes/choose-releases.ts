import type { RemoteName } from '@adamarket/shared/contract/remote-modules.ts'
import { remoteNames } from '@adamarket/shared/contract/remote-modules.ts'
import { canHost } from '@adamarket/shared/contract/version.ts'

import type { ChosenRelease, Deployment, RegisteredRemote, Registry } from '#remotes/registry.ts'

/**
 * The release of each remote that this shell shows: the current one, or, when the shell cannot host
 * its contract, the last registered one that it can. `wanted` (`browse@0.2.0-1a2b3c4d`) puts another
 * registered version of one remote in its place, for people who check a release before it is live;
 * a version the registry does not know is ignored.
 */
export function chooseReleases(
  registry: Registry,
  hostContract: string,
  wanted: string | null,
): Deployment {
  return Object.fromEntries(
    remoteNames.flatMap((name) => {
      const remote = registry.remotes[name]
      const chosen = remote && chooseRelease(name, remote, hostContract, wanted)
      return chosen ? [[name, chosen]] : []
    }),
  )
}

function chooseRelease(
  name: RemoteName,
  remote: RegisteredRemote,
  hostContract: string,
  wanted: string | null,
): ChosenRelease | undefined {
  const asked = wanted?.startsWith(`${name}@`) ? wanted.slice(name.length + 1) : undefined
  const inOrder = [asked, remote.current, ...Object.keys(remote.releases).toReversed()]
  for (const version of inOrder) {
    if (version === undefined || !Object.hasOwn(remote.releases, version)) continue
    const release = remote.releases[version]
    if (release && canHost(hostContract, release.contract)) return { ...release, name, version }
  }
  return undefined
}
