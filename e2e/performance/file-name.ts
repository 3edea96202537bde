import { siteUrl } from '#fixtures/site-url.ts'

type Registry = {
  readonly remotes: Readonly<
    Record<
      string,
      { readonly current: string; readonly releases: Readonly<Record<string, { entry: string }>> }
    >
  >
}

let appsByOrigin: Promise<ReadonlyMap<string, string>> | undefined

/** A name for a file that does not depend on its content: `browse/static/js/async/home.js`. */
export async function fileName(url: string): Promise<string> {
  appsByOrigin ??= readOrigins()
  const { origin, pathname } = new URL(url)
  const remote = (await appsByOrigin).get(origin)
  // A remote's files are in the folder of their release.
  const path = remote === undefined ? pathname.slice(1) : pathname.replace(/^\/[^/]+\//, '')
  return `${remote ?? 'shell'}/${withoutHash(path)}`
}

export function withoutHash(path: string): string {
  return path.replace(/\.[0-9a-f]{8,}(?=\.\w+$)/, '')
}

async function readOrigins(): Promise<ReadonlyMap<string, string>> {
  const answer = await fetch(`${siteUrl}/remotes.json`)
  const { remotes }: Registry = await answer.json()
  return new Map(
    Object.entries(remotes).flatMap(([name, { current, releases }]) => {
      const release = releases[current]
      return release ? [[new URL(release.entry).origin, name] as const] : []
    }),
  )
}
