import type { Release, ShellRelease } from '#releases/release.ts'

/** The description of a build of a remote, for tests. */
export function aRelease(version: string, overrides: Partial<Release> = {}): Release {
  return {
    version,
    contract: '2.0.0',
    exposes: ['routes'],
    entry: 'remoteEntry.js',
    integrity: `sha256-of-${version}`,
    native: true,
    hashes: {
      'static/js/home.js': 'sha256-of-home',
      'static/js/texts-en.js': 'sha256-of-texts',
      'static/js/later.js': 'sha256-of-later',
    },
    paths: ['/'],
    preload: { '/': ['static/js/home.js'] },
    texts: { en: ['static/js/texts-en.js'] },
    server: { file: 'server.js', integrity: `sha256-of-server-${version}` },
    ...overrides,
  }
}

/** The description of a build of the shell, for tests. */
export function aShell(version: string, contract = '2.0.0'): ShellRelease {
  const server = { file: 'server.js', integrity: `sha256-of-server-${version}` }
  return { version, contract, server }
}
