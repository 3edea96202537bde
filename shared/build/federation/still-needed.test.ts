import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { expect, it } from 'vitest'

const { resolve } = createRequire(import.meta.url)
const runtime = createRequire(resolve('@module-federation/rsbuild-plugin')).resolve(
  '@module-federation/runtime',
)
const runtimeCore = dirname(createRequire(runtime).resolve('@module-federation/runtime-core'))
const sourceOf = (file: string) => readFileSync(join(runtimeCore, file), 'utf8')

it('was written for the installed version', () => {
  const page = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
  const { version } = JSON.parse(readFileSync(join(dirname(runtime), '../package.json'), 'utf8'))
  expect(page).toContain(`written for version ${version}.`)
})

it('the packages load as CommonJS', () => {
  expect(runtime).toMatch(/\.cjs$/)
})

it('the runtime creates a handler of snapshots, even for a site without them', () => {
  expect(sourceOf('core.js')).toContain('USE_REMOTE ? new SnapshotHandler(this)')
})

it.each([
  ['core.js', '/SnapshotHandler.js'],
  ['remote/index.js', '/SnapshotHandler.js'],
  ['remote/index.js', '/preload.js'],
])('%s imports what is replaced: %s', (file, replaced) => {
  expect(sourceOf(file)).toContain(`${replaced}"`)
})
