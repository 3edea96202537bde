import { canHost } from '@adamarket/shared/contract/version.ts'

import { CommandError } from '#base/command-error.ts'

import type { Registry, Shell } from './registry.ts'
import type { Release, ShellRelease } from './release.ts'

/** The number of recent shells that a release has to fit: visitors may have any of them open. */
const maxShells = 3

/** Records the shell that is on the site now. */
export function withShell(registry: Registry, { server, ...release }: ShellRelease): Registry {
  const live = liveShell(registry)
  if (live?.version === release.version) return registry
  const shell: Shell = { ...release, server: { ...server, file: `/${server.file}` } }
  const { shell: _rolledBack, shells = [], ...others } = registry
  const before = shells.filter((one) => one !== live && one.version !== shell.version)
  return { ...others, shells: [...before, ...(live ? [live] : []), shell].slice(-maxShells) }
}

/** The shell that is on the site; undefined before the first one. */
export function liveShell({ shell, shells = [] }: Registry): Shell | undefined {
  return shell === undefined ? shells.at(-1) : shells.find(({ version }) => version === shell)
}

/** The shell to go back to: by default the one that was released before the live one. */
export function earlierShell(registry: Registry, version?: string): Shell {
  const { shells = [], remotes } = registry
  const live = liveShell(registry)
  const known = shells.map((one) => one.version).join(', ')
  const wanted =
    version === undefined
      ? shells[shells.findIndex((one) => one === live) - 1]
      : shells.find((one) => one.version === version)
  if (!wanted) {
    throw new CommandError(
      version === undefined
        ? `There is no shell before ${live?.version ?? 'the first one'}.`
        : `There is no shell ${version}; there are: ${known}.`,
    )
  }
  const { contract } = wanted
  const lost = Object.keys(remotes).filter((name) =>
    Object.values(remotes[name]?.releases ?? {}).every((one) => !canHost(contract, one.contract)),
  )
  if (lost.length === 0) return wanted
  throw new CommandError(
    `shell ${wanted.version} (contract ${contract}) can host no release of ${lost.join(', ')}.`,
  )
}

/** Records that an earlier shell is on the site again; everything else stays. */
export function withEarlierShell(registry: Registry, version: string): Registry {
  return liveShell(registry)?.version === version ? registry : { ...registry, shell: version }
}

/** Refuses a release that one of the last shells cannot host, since visitors may have it open. */
export function refuseBreak(
  registry: Registry,
  name: string,
  release: Pick<Release, 'contract'>,
): void {
  const { contract } = release
  const broken = shellsWithout(registry, release)
  if (broken.length === 0) return
  const list = broken.map((shell) => `${shell.version} (contract ${shell.contract})`).join(', ')
  throw new CommandError(
    `${name} was built for contract ${contract}, which these shells cannot host: ${list}. Release the shell first, and the remote once no visitor has an older shell open.`,
  )
}

/** The last shells that cannot host a release. */
export function shellsWithout(
  { shells = [] }: Registry,
  release: Pick<Release, 'contract'> | undefined,
): readonly Shell[] {
  return shells.filter((shell) => !release || !canHost(shell.contract, release.contract))
}
