import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { compareContracts } from '@adamarket/shared/build/compare-contracts.ts'
import { compareLive } from '@adamarket/shared/build/compare-live.ts'
import { contractFile } from '@adamarket/shared/build/contract-types.ts'
import type { RemoteApp } from '#base/apps.ts'
import { remoteNameOf } from '#base/apps.ts'
import { CommandError } from '#base/command-error.ts'

import type { Registry } from './registry.ts'
import type { Release } from './release.ts'
import { readShellRelease } from './release.ts'
import type { Sites } from './sites.ts'

/**
 * Refuses a remote that was built for other types than the live shell has, by what both builds recorded: its sources may
 * be in another repository. Nothing is known of a shell or a remote from before builds recorded them.
 *
 * @param dist the build of the remote
 */
export async function refuseOtherTypes(
  app: RemoteApp,
  dist: string,
  release: Release,
  sites: Pick<Sites, 'origins' | 'read'>,
): Promise<void> {
  const types = await recordedIn(dist)
  if (types === undefined) return
  const shell = await sites.read(`${sites.origins.shell}/${contractFile}`)
  if (shell === undefined) return
  const { services, exposes, version } = release
  const problems = await compareContracts(shell, { types, services, exposes })
  if (problems.length === 0) return
  const name = remoteNameOf(app)
  throw new CommandError(
    `${name} ${version} was built for other types than the live shell has:\n\n${problems.join('\n\n')}`,
  )
}

/**
 * Refuses a shell whose version says that it can host a release, and whose types say that it cannot: its contract lacks
 * a new major number.
 *
 * @param dist the build of the shell
 */
export async function refuseWrongVersion(
  dist: string,
  registry: Registry,
  sites: Pick<Sites, 'origins' | 'read'>,
): Promise<void> {
  const shell = await recordedIn(dist)
  if (shell === undefined) return
  const { version, contract } = await readShellRelease(dist)
  const live = await compareLive({ types: shell, contract }, registry, sites.read)
  const failing = live.filter(({ isPromised, problems }) => isPromised && problems?.length)
  if (failing.length === 0) return
  const list = failing.map(({ name, problems }) => `${name}: ${problems?.join('\n\n')}`)
  throw new CommandError(
    `shell ${version} has the contract ${contract}, which promises to host these releases, and would fail with them. A contract that is not compatible needs the next major number.\n\n${list.join('\n\n')}`,
  )
}

async function recordedIn(dist: string): Promise<string | undefined> {
  return await readFile(join(dist, contractFile), 'utf8').catch(() => undefined)
}
