import { describe, expect, it } from 'vitest'

import { parseRegistry } from './registry.ts'

const release = {
  entry: 'https://browse.example/1/remoteEntry.js',
  integrity: 'sha256-abc=',
  hashes: { 'https://browse.example/1/home.js': 'sha256-def=' },
  contract: '2.0.0',
  paths: ['/'],
  preload: { '/': ['https://browse.example/1/home.js'] },
  texts: { en: ['https://browse.example/1/texts-en.js'] },
  server: { file: 'https://browse.example/1/server.js', integrity: 'sha256-ghi=' },
}
const registry = { revision: 3, remotes: { browse: { current: '1', releases: { '1': release } } } }

describe('parseRegistry', () => {
  it('reads the deployment', () => {
    expect(parseRegistry(registry)).toEqual(registry)
  })

  it('reads previews, and leaves out what is no release', () => {
    const previewsIn = (previews: unknown) =>
      parseRegistry({ revision: 1, remotes: { browse: { ...registry.remotes.browse, previews } } })
        .remotes.browse?.previews
    expect(previewsIn({ '2': release, '3': { entry: 7 } })).toEqual({ '2': release })
  })

  it('reads a remote of any name, and keeps the name of one whose entry is invalid', () => {
    const { browse } = registry.remotes
    const { remotes } = parseRegistry({
      ...registry,
      remotes: { chat: browse, help: { current: 7 } },
    })
    expect(remotes).toEqual({ chat: browse, help: undefined })
    expect(Object.keys(remotes)).toEqual(['chat', 'help'])
  })

  it.each([
    ['no object', []],
    ['no remotes', { revision: 1 }],
    ['remotes without names', { revision: 1, remotes: null }],
    ['a registry of no remote', { revision: 1, remotes: {} }],
  ])('refuses %s', (_what, json) => {
    expect(() => parseRegistry(json)).toThrow()
  })

  it.each([
    ['an entry that is not an address', { entry: 'remoteEntry.js' }],
    ['a hash of another kind', { integrity: 'md5-abc' }],
    [
      'a file with a hash of another kind',
      { hashes: { 'https://browse.example/1/home.js': 'def' } },
    ],
    ['an invalid path', { paths: ['search'] }],
  ])('leaves out a release with %s, and keeps the others', (_what, change) => {
    const releases = { '1': release, '2': { ...release, ...change } }
    const { remotes } = parseRegistry({
      revision: 1,
      remotes: { browse: { current: '2', releases } },
    })
    expect(remotes.browse?.releases).toEqual({ '1': release, '2': undefined })
  })

  it('leaves out a remote with an invalid entry, and keeps the others', () => {
    const { browse } = registry.remotes
    const parsed = parseRegistry({ revision: 1, remotes: { browse, post: { current: 42 } } })
    expect(parsed.remotes).toEqual({ browse, post: undefined })
  })
})
