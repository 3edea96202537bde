import type { RegisteredRemote } from '@adamarket/shared/contract/registry.ts'

type Stage = 'live' | 'canary' | 'preview' | 'earlier'

/** The registered versions of a remote that can be shown: the live one first, then the newest. */
export function versionsOf(
  remote: RegisteredRemote | undefined,
): readonly { readonly version: string; readonly stage: Stage }[] {
  if (!remote) return []
  const { current, canary, releases, previews = {} } = remote
  const stageOf = (version: string) => (version === canary?.version ? 'canary' : 'earlier')
  const usable = (known: RegisteredRemote['releases']) =>
    Object.keys(known)
      .filter((version) => known[version] && version !== current)
      .toReversed()
  return [
    ...(releases[current] ? [{ version: current, stage: 'live' as const }] : []),
    ...usable(previews).map((version) => ({ version, stage: 'preview' as const })),
    ...usable(releases).map((version) => ({ version, stage: stageOf(version) }) as const),
  ]
}
