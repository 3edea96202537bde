import { liveOf, readRegistry } from '#fixtures/registry.ts'

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
  const registry = await readRegistry()
  const names = Object.keys(registry.remotes)
  return new Map(names.map((name) => [liveOf(registry, name).origin, name]))
}
