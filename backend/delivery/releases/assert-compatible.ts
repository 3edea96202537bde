import { incompatibilitiesOf } from '@adamarket/shared/build/contract/fits.ts'
import { recordedVersions, recordOf } from '@adamarket/shared/build/contract/history.ts'
import type { Remote } from '@adamarket/shared/build/remotes.ts'
import { exposesOf } from '@adamarket/shared/build/remotes.ts'

import { CommandError } from '#base/command-error.ts'

import type { Registry } from './registry.ts'
import type { Release } from './release.ts'

/**
 * Refuses a release of a remote whose sources do not compile against the contract of one of the last
 * shells, whichever version the sources name.
 */
export async function assertCompatible(
  { shells = [] }: Registry,
  name: Remote,
  incompatibilities: typeof incompatibilitiesOf = incompatibilitiesOf,
): Promise<void> {
  const recorded = await recordedVersions()
  const contracts = new Set(shells.map(({ contract }) => contract))
  const found = await Promise.all(
    recorded
      .filter((contract) => contracts.has(contract))
      .map(async (contract) => {
        const words = await incompatibilities(name, contract, recordOf(contract))
        const hosts = shells.filter((shell) => shell.contract === contract)
        const list = hosts.map(({ version }) => version).join(', ')
        return words === '' ? '' : `Contract ${contract}, of shell ${list}:\n${words}`
      }),
  )
  const words = found.filter((text) => text !== '')
  if (words.length === 0) return
  throw new CommandError(
    `${name} needs what shells that visitors have open do not offer.\n\n${words.join('\n\n')}`,
  )
}

/** Refuses a build that does not expose everything the shell asks for. */
export function assertComplete(name: Remote, { version, exposes }: Release): void {
  const missing = exposesOf(name).filter((expose) => !exposes.includes(expose))
  if (missing.length === 0) return
  throw new CommandError(`${name} ${version} does not expose ${missing.join(', ')}.`)
}
