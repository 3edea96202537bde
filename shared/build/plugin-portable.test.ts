import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import { createRsbuild } from '@rsbuild/core'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { pluginPortable, portableId } from './plugin-portable.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portable-'))
})
afterEach(async () => await rm(folder, { recursive: true }))

/** Builds an app that shares a library, in a checkout of this name; returns the names of its scripts. */
async function build(checkout: string): Promise<string[]> {
  const app = join(folder, checkout, 'app')
  const library = join(app, 'node_modules', 'library')
  await mkdir(library, { recursive: true })
  await writeFile(join(app, 'package.json'), '{"dependencies":{"library":"1.0.0"}}')
  await writeFile(join(library, 'package.json'), '{"name":"library","version":"1.0.0"}')
  await writeFile(join(library, 'index.js'), 'export const value = Math.random()')
  await writeFile(join(app, 'index.js'), `import { value } from 'library'\nconsole.log(value)`)
  const rsbuild = await createRsbuild({
    cwd: app,
    config: {
      mode: 'production',
      logLevel: 'error',
      plugins: [
        pluginModuleFederation({
          name: 'app',
          shared: { library: { singleton: true, eager: true, requiredVersion: '1.0.0' } },
          dts: false,
          manifest: false,
        }),
        pluginPortable(),
      ],
      source: { entry: { index: './index.js' } },
    },
  })
  await (await rsbuild.build()).close()
  return await readdir(join(app, 'dist', 'static', 'js'))
}

it('files of shared libraries have the same names in every checkout', async () => {
  const files = await build('one')
  expect(files.length).toBeGreaterThan(0)
  expect(await build('another')).toEqual(files)
})

it('only modules that name the checkout get an id of their own', () => {
  const entryIn = (path: string) =>
    `data:text/javascript,${encodeURIComponent(`import "${path}node_modules/runtime/index.js"`)}`
  const idOf = (identifier: (checkout: string) => string, checkout: string) =>
    portableId(identifier(checkout), checkout)
  const loaded = (checkout: string) =>
    `${checkout}loader.js!${entryIn(checkout)}|${checkout.length}a`
  expect(idOf(entryIn, '/one/')).toMatch(/^[a-zA-Z]{4}$/)
  expect(idOf(entryIn, '/another/')).toBe(idOf(entryIn, '/one/'))
  expect(idOf(loaded, '/another/')).toBe(idOf(loaded, '/one/'))
  expect(idOf(loaded, '/one/')).not.toBe(idOf(entryIn, '/one/'))
  expect(idOf((checkout) => `${checkout}src/index.ts`, '/one/')).toBeUndefined()
})
