import type { Release } from '#releases/release.ts'

/** What a build says of itself, for tests. */
export function aRelease(version: string, overrides: Partial<Release> = {}): Release {
  return {
    version,
    contract: '1.0.0',
    entry: 'remoteEntry.js',
    integrity: `sha256-of-${version}`,
    paths: ['/'],
    preload: { '/': ['static/js/home.js'] },
    ...overrides,
  }
}
