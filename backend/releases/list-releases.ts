import type { RegisteredRemote, Registry } from '#releases/registry.ts'
import { liveShell } from '#releases/registry-shells.ts'

/** A table of the releases: which are live, since when, and which others are available. */
export function listReleases(registry: Registry): string {
  const { revision, remotes } = registry
  const parts = Object.entries(remotes).map(([name, remote]) => partOf(name, remote))
  return [`Registry, revision ${revision}`, shellsOf(registry), ...parts].join('\n\n')
}

function shellsOf(registry: Registry): string {
  const live = liveShell(registry)
  const lines = (registry.shells ?? [])
    .toReversed()
    .map((shell) => `  ${shell === live ? '*' : ' '} ${shell.version}  contract ${shell.contract}`)
  return ['shell', ...lines].join('\n')
}

function partOf(name: string, remote: RegisteredRemote): string {
  const versions = Object.entries(remote.releases).toReversed()
  const width = Math.max(...versions.map(([version]) => version.length))
  const lines = versions.map(([version, { contract, releasedAt }]) =>
    [
      `  ${version === remote.current ? '*' : ' '} ${version.padEnd(width)}`,
      `contract ${contract}`,
      ...(releasedAt === undefined ? [] : [`released ${releasedAt}`]),
      ...stateOf(version, remote),
    ].join('  '),
  )
  const withdrawn = (remote.withdrawn ?? []).map((version) => `    ${version}  withdrawn`)
  return [name, ...lines, ...withdrawn].join('\n')
}

function stateOf(version: string, { current, since, canary }: RegisteredRemote): string[] {
  if (version === current) return [since === undefined ? 'live' : `live since ${since}`]
  return version === canary?.version ? [`${canary.percent} % of visitors`] : []
}
