/** The remotes, by their Module Federation names. */
export const remotes = ['browse', 'post', 'account', 'static-pages'] as const

export type Remote = (typeof remotes)[number]

/** The site that a remote is served from, which is also its folder. */
export function siteOf(remote: Remote): string {
  return `${remote}-remote`
}
