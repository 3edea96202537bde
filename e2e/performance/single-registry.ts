import { parseRegistry } from '@adamarket/shared/contract/registry.ts'

import { liveOf } from '#fixtures/registry.ts'

/** The description that the build of the single bundle writes. */
export type SingleRelease = {
  /** For each path, the styles of its first view. */
  readonly styles: Readonly<Record<string, readonly string[]>>
  /** The server code, and its hash. */
  readonly server: { readonly file: string; readonly integrity: string }
}

/**
 * The registry that the server code of the single bundle is given: the same paths, each remote a part of the
 * bundle, and the styles of the bundle, which a served page names in its head.
 */
export function singleRegistry(federated: string, { styles }: SingleRelease, site: string): string {
  const registry = parseRegistry(JSON.parse(federated))
  const bundled = Object.keys(registry.remotes).map((name) => {
    const { paths, contract } = liveOf(registry, name).release
    const preload = paths.map((path) => [
      path,
      (styles[path] ?? []).map((file) => `${site}/${file}`),
    ])
    const entry = `${site}/bundled`
    const only = { entry, contract, paths, preload: Object.fromEntries(preload), texts: {} }
    return [name, { current: 'bundled', releases: { bundled: only } }]
  })
  return JSON.stringify({ revision: registry.revision, remotes: Object.fromEntries(bundled) })
}
