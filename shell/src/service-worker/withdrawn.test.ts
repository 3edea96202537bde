import { expect, it } from 'vitest'

import { isFileOf, withdrawnVersions } from './withdrawn.ts'

it('finds the withdrawn versions of all remotes', () => {
  const remotes = {
    browse: { current: 'c', releases: {}, withdrawn: ['a', 'b'] },
    post: { current: 'x', releases: {} },
    account: null,
    'static-pages': { current: 'z', releases: {}, withdrawn: ['y'] },
  }
  expect(withdrawnVersions({ revision: 3, remotes })).toEqual(['a', 'b', 'y'])
})

it.each([null, [], {}, { remotes: null }])('finds none in %j', (registry) => {
  expect(withdrawnVersions(registry)).toEqual([])
})

it.each([
  [true, 'https://browse.example/0.1.0-1a2b3c4d/static/js/home.js'],
  [false, 'https://browse.example/0.1.0-1a2b3c4d5/static/js/home.js'],
  [false, 'https://browse.example/0.2.0-5e6f7a8b/static/js/home.js'],
])('recognises the files of a version: %s for %s', (expected, url) => {
  expect(isFileOf(['0.1.0-1a2b3c4d'], url)).toBe(expected)
})
