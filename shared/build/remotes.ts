/** The remotes, by their Module Federation names. */
export const remotes = ['browse', 'post', 'account', 'static-pages'] as const

export type Remote = (typeof remotes)[number]

/** The site of a remote, which is also the name of its folder. */
export function siteOf(remote: Remote): string {
  return `${remote}-remote`
}

/** What the shell loads from a remote besides its routes: the other keys of `RemoteModules`. */
const fragments: Partial<Record<Remote, readonly string[]>> = { account: ['menu'] }

/** What a remote exposes, each from the file with that name in its `src/expose`. */
export function exposesOf(remote: Remote): readonly string[] {
  return [...(fragments[remote] ?? []), 'routes']
}
