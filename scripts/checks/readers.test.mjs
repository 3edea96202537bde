import { expect, it } from 'vitest'

import { configurations, everywhere } from './changed.mjs'
import { readWorkspace } from './changed-files.mjs'
import { isIn } from './import-graph.mjs'
import { readers, runners } from './readers.mjs'

const { files, read } = readWorkspace()
const exists = (place) => files.some((file) => isIn(file, place))

it.each([...readers, ...runners])('%s and what it uses exist', (user, used) => {
  expect([user, ...used].filter((place) => !exists(place))).toEqual([])
})

it('the files that reach whole suites exist', () => {
  const named = [...everywhere, ...Object.values(configurations).flat()]
  expect(named.filter((path) => !exists(path))).toEqual([])
})

/** Tests that read other files than those of the repository, or builds, or pictures that they import. */
const besides = [
  'backend/tests/functions/flags.test.ts',
  'backend/tests/pages/built-server-files.test.ts',
  'scripts/create-remote/copy-checkout.test.mjs',
]

it('each test that reads files of the repository says which', () => {
  const silent = files
    .filter((file) => /\.test\.(?:tsx?|mjs)$/.test(file) && !besides.includes(file))
    .filter((file) => {
      const text = read(file)
      const reads = /\b(?:readFile|readFileSync|readdir|readdirSync)\(/.test(text)
      return reads && /\brepository\b|\bbackendFolder\b|import\.meta\.|\broot\b/.test(text)
    })
    .filter((file) => !readers.some(([user]) => isIn(file, user)))
  expect(silent).toEqual([])
})
