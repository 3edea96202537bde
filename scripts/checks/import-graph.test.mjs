import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { repository } from '#bootstrap/repository.mjs'

import { readWorkspace } from './changed-files.mjs'
import { importGraph } from './import-graph.mjs'

const texts = {
  'package.json': '{}',
  'one/package.json': '{ "imports": { "#a/*": "./src/*" } }',
  'two/package.json': '{ "name": "@two/kit", "exports": { "./ui/*": "./lib/*" } }',
  'one/src/a.ts': '',
  'one/src/b.ts': '',
  'one/src/b.css': '',
  'two/lib/c.tsx': "import './d.ts'",
  'two/lib/d.ts': "export * from '@two/kit/ui/c.tsx'",
}

it.each([
  ['a file beside', "import { b } from './b.ts'", ['one/src/b.ts']],
  ['a folder above', "import { b } from '../src/b.ts'", ['one/src/b.ts']],
  ['an alias', "import type { B } from '#a/b.ts'", ['one/src/b.ts']],
  ['several lines', "export {\n  b,\n} from './b.ts'", ['one/src/b.ts']],
  ['an effect', "import './b.css'", ['one/src/b.css']],
  ['a style', "@import './b.css'", ['one/src/b.css']],
  ['a picture', "a { background: url('./b.css') }", ['one/src/b.css']],
  ['a query', "import b from './b.ts?inline'", ['one/src/b.ts']],
  ['a named chunk', "import(/* webpackChunkName: 'b' */ './b.ts')", ['one/src/b.ts']],
  ['an address', "new URL('./b.ts', import.meta.url)", ['one/src/b.ts']],
  [
    'another package, with what it imports, in circles',
    "import { c } from '@two/kit/ui/c.tsx'",
    ['two/lib/c.tsx', 'two/lib/d.ts'],
  ],
  ['a deleted file', "import { e } from './e.ts'", ['one/src/e.ts']],
  ['a package that is installed', "import { expect } from 'vitest'", []],
])('follows %s', (_what, text, imported) => {
  const files = { ...texts, 'one/src/a.ts': text }
  const { reachableFrom } = importGraph(Object.keys(files), (path) => files[path])
  expect([...reachableFrom(['one/src/a.ts'])]).toEqual(['one/src/a.ts', ...imported])
})

it('finds the file of each import of this repository', () => {
  const { files } = readWorkspace()
  const { importsOf } = importGraph(files, (path) => readFileSync(join(repository, path), 'utf8'))
  const missing = files
    .filter((path) => !/\.test\.\w+$/.test(path))
    .flatMap(importsOf)
    .filter((path) => /\.\w+$/.test(path) && !files.includes(path))
  // An example in a comment.
  expect(missing).toEqual(['shared/build/some-worker.ts'])
})
