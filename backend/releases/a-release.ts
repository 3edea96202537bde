import type { Release } from '#releases/release.ts'

/** The description of a build, for tests. */
export function aRelease(version: string, overrides: Partial<Release> = {}): Release {
  return {
    version,
    contract: '2.0.0',
    exposes: ['routes'],
    entry: 'remoteEntry.js',
    integrity: `sha256-of-${version}`,
    paths: ['/'],
    preload: { '/': ['static/js/home.js'] },
    texts: { en: ['static/js/texts-en.js'] },
    ...overrides,
  }
}
