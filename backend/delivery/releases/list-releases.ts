import { rangeOf } from '@adamarket/shared/contract/version.ts'

import type { HistoryEntry } from './history.ts'
import type { RegisteredRemote, Registry, Source } from './registry.ts'
import { liveShell } from './registry-shells.ts'

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
  const lines = versions.map(([version, { contract, releasedAt, source }]) =>
    [
      `  ${version === remote.current ? '*' : ' '} ${version.padEnd(width)}`,
      `shared ${rangeOf(contract)}`,
      ...(releasedAt === undefined ? [] : [`released ${releasedAt}`]),
      ...stateOf(version, remote),
      ...(source ? [formatSource(source)] : []),
    ].join('  '),
  )
  const withdrawn = (remote.withdrawn ?? []).map((version) => `    ${version}  withdrawn`)
  return [name, ...lines, ...withdrawn].join('\n')
}

function stateOf(
  version: string,
  { current, since, canary, releases }: RegisteredRemote,
): readonly string[] {
  if (version === current) return [since === undefined ? 'live' : `live since ${since}`]
  if (version === canary?.version) return [`${canary.percent} % of visitors`]
  const { isPreview, rolledBack } = releases[version] ?? {}
  return [...(isPreview ? ['preview'] : []), ...(rolledBack ? ['rolled back'] : [])]
}

function formatSource({ commit, isClean, by, why }: Source): string {
  const from = commit === undefined ? 'from elsewhere' : `from ${commit.slice(0, 8)}`
  const state = commit !== undefined && !isClean ? ' with changes' : ''
  return `${from}${state} by ${by}${why === undefined ? '' : `: ${why}`}`
}

/** The changes, the newest first. */
export function listHistory(entries: readonly HistoryEntry[]): string {
  const lines = entries
    .toReversed()
    .map(({ revision, at, action, by, why, changes }) =>
      [
        `  ${revision}  ${at}  ${action} by ${by}${why === undefined ? '' : `: ${why}`}`,
        ...changes.map((change) => `     ${change}`),
      ].join('\n'),
    )
  return ['Changes', ...lines].join('\n')
}
