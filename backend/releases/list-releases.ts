import type { RegisteredRemote, Registry } from '#releases/registry.ts'

/** A table of the releases: which are live, since when, and which others are available. */
export function listReleases({ revision, remotes }: Registry): string {
  const parts = Object.entries(remotes).map(([name, remote]) => partOf(name, remote))
  return [`Registry, revision ${revision}`, ...parts].join('\n\n')
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
  return [name, ...lines].join('\n')
}

function stateOf(version: string, { current, since, canary }: RegisteredRemote): string[] {
  if (version === current) return [since === undefined ? 'live' : `live since ${since}`]
  return version === canary?.version ? [`${canary.percent} % of visitors`] : []
}
