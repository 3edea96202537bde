import * as v from 'valibot'

import { canHost } from '#contract/version.ts'

import { compareContracts } from './compare-contracts.ts'
import { contractFile } from './contract-types.ts'

const recorded = v.object({
  services: v.exactOptional(v.array(v.string())),
  exposes: v.array(v.string()),
})

type Releases = Readonly<Record<string, { readonly entry: string; readonly contract: string }>>

/** What it needs to know of a registry. */
export type LiveReleases = {
  readonly remotes: Readonly<
    Record<
      string,
      {
        readonly current: string
        readonly canary?: { readonly version: string }
        readonly releases: Releases
        readonly previews?: Releases
      }
    >
  >
}

/** A release that visitors have. */
export type ComparedRelease = {
  /** Its remote and its version, `browse 0.1.0-1a2b3c4d`. */
  readonly name: string
  /** Whether the shell can host it, by the versions of their contracts. */
  readonly isPromised: boolean
  /** What would go wrong by their types; undefined when the release did not record them, or does not answer. */
  readonly problems: readonly string[] | undefined
}

/**
 * Compares a shell with the live releases and canaries of a site, those of other repositories as well.
 *
 * @param read the text at an address, if there is one
 */
export async function compareLive(
  shell: { readonly types: string; readonly contract: string },
  { remotes }: LiveReleases,
  read: (address: string) => Promise<string | undefined>,
): Promise<readonly ComparedRelease[]> {
  const compared: ComparedRelease[] = []
  for (const [remote, { current, canary, releases, previews }] of Object.entries(remotes)) {
    for (const version of new Set([current, canary?.version ?? current])) {
      const release = { ...previews, ...releases }[version]
      if (!release) continue
      compared.push({
        name: `${remote} ${version}`,
        isPromised: canHost(shell.contract, release.contract),
        problems: await problemsOf(release.entry),
      })
    }
  }
  return compared

  async function problemsOf(entry: string): Promise<readonly string[] | undefined> {
    const types = await read(new URL(contractFile, entry).href)
    const description = await read(new URL('release.json', entry).href)
    if (types === undefined || description === undefined) return undefined
    const built = v.parse(recorded, JSON.parse(description))
    return await compareContracts(shell.types, { types, ...built })
  }
}
