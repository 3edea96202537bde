import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const oxlint = join(
  dirname(createRequire(import.meta.url).resolve('oxlint/package.json')),
  'bin/oxlint',
)

const refused = {
  'module scope': 'const width = window.innerWidth',
  'a component': 'function Page() { return navigator.userAgent }',
  'a component as an arrow': 'const Page = () => matchMedia("print").matches',
  'a hook': 'function useWidth() { const { innerWidth } = window }',
  'an argument in a component': 'function Page() { return storeFor(navigator) }',
  'the first state': 'function Page() { useState(() => localStorage.getItem("theme")) }',
  'a list in a component': 'function Page() { return names.map((name) => document[name]) }',
  'the time in a component': 'function Page() { return Date.now() }',
  'the date in a component': 'function Page() { return new Date().getFullYear() }',
  'the snapshot of a server':
    'function useTitle() { useSyncExternalStore(subscribe, read, () => document.title) }',
}

const accepted = {
  'an event handler': 'function Page() { const onClick = () => window.print() }',
  'an event handler in JSX': '<button onClick={() => window.print()} />',
  'an effect': 'function Page() { useEffect(() => document.body.focus()) }',
  'a snapshot of the device':
    'function useTitle() { useSyncExternalStore(subscribe, () => document.title, () => "") }',
  'a value of the device': 'function Page() { useOnDevice(() => new Date(), undefined) }',
  'a function that no page calls while rendering': 'function focus() { document.body.focus() }',
  'a global that may be missing': 'const query = globalThis.location?.search',
  'another thing with such a name': 'const part = { window: 1 }; const { document } = other',
  'a date that is given': 'function Page() { return new Date(listing.timestamp) }',
  'a question after a global': 'const isServer = typeof window === "undefined"',
}

let folder = ''

/** The names of the files with a browser's global. */
let found: string[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rendering-'))
  cpSync(
    join(import.meta.dirname, 'rendering-plugin.mjs'),
    join(folder, 'shared/build/rendering-plugin.mjs'),
  )
  writeFileSync(
    join(folder, '.oxlintrc.json'),
    JSON.stringify({
      jsPlugins: ['./shared/build/rendering-plugin.mjs'],
      categories: { correctness: 'off' },
      rules: { 'rendering/no-browser': 'error' },
    }),
  )
  mkdirSync(join(folder, 'src'))
  for (const [name, code] of Object.entries({ ...refused, ...accepted })) {
    writeFileSync(join(folder, 'src', `${fileName(name)}.tsx`), `${code}\n`)
  }
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=unix'], {
    cwd: folder,
    encoding: 'utf8',
  })
  found = stdout.split('\n').flatMap((line) => /([^/]+)\.tsx:/.exec(line)?.[1] ?? [])
}, 30_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a global of the browser', () => {
  it.each(Object.keys(refused))('in %s is refused', (name) => {
    expect(found).toContain(fileName(name))
  })

  it.each(Object.keys(accepted))('in %s is accepted', (name) => {
    expect(found).not.toContain(fileName(name))
  })

  it('is looked for in the components of this repository', () => {
    const { stdout } = spawnSync(process.execPath, [oxlint, '--print-config'], {
      cwd: root,
      encoding: 'utf8',
    })
    expect(stdout).toContain('rendering/no-browser')
  })
})

function fileName(name: string): string {
  return name.replaceAll(' ', '-')
}
