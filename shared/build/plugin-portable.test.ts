import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRsbuild } from '@rsbuild/core'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { pluginPortable } from './plugin-portable.ts'
import { stableIds } from './stable-ids.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portable-'))
})
afterEach(async () => await rm(folder, { recursive: true }))

/** Builds an app that provides a library, in a checkout of this name; returns its scripts and their maps. */
async function build(checkout: string): Promise<Record<string, string>> {
  const app = join(folder, checkout, 'app')
  const library = join(app, 'node_modules', 'library')
  await mkdir(library, { recursive: true })
  await writeFile(join(app, 'package.json'), '{"dependencies":{"library":"1.0.0"}}')
  await writeFile(join(library, 'package.json'), '{"name":"library","version":"1.0.0"}')
  await writeFile(join(library, 'index.js'), 'export const value = Math.random()')
  await writeFile(join(app, 'text.js'), 'export const text = "a text"')
  await writeFile(
    join(app, 'index.js'),
    `import { value } from 'library'\nconsole.log(value, import.meta.glob('./text.js'))`,
  )
  const rsbuild = await createRsbuild({
    cwd: app,
    config: {
      mode: 'production',
      logLevel: 'error',
      plugins: [pluginPortable()],
      source: { entry: { index: './index.js' } },
      output: { sourceMap: { js: 'source-map' } },
      tools: {
        rspack: (config, { rspack }) => {
          const shared = { shareKey: 'library', version: '1.0.0', eager: true }
          config.optimization = { ...config.optimization, moduleIds: false, chunkIds: false }
          config.plugins.push(
            // As in the shell's build: shorter ones depend on all others, and one of those has the folder in its name.
            ...stableIds(rspack),
            new rspack.sharing.ProvideSharedPlugin({ provides: { library: shared } }),
          )
        },
      },
    },
  })
  await (await rsbuild.build()).close()
  const scripts = join(app, 'dist', 'static', 'js')
  const files = (await readdir(scripts, { recursive: true })).filter((file) => /\.js/.test(file))
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [file, await readFile(join(scripts, file), 'utf8')] as const),
    ),
  )
}

it('an app that shares a library is the same in every checkout, with its maps', async () => {
  const files = await build('one')
  expect(Object.keys(files).length).toBeGreaterThan(1)
  expect(await build('two')).toEqual(files)
})
