import type { ChosenRelease } from '#remotes/registry/deployment.ts'

/** A release of a remote that owns these paths, for tests. */
export function aRelease(name: ChosenRelease['name'], paths: string[]): ChosenRelease {
  return {
    name,
    version: '1',
    entry: `https://${name}.example/`,
    contract: '2.0.0',
    paths,
    preload: {},
    texts: {},
  }
}
