import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rspack } from '@rsbuild/core'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { stableIds } from './stable-ids.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stable-ids-'))
})
afterEach(async () => await rm(folder, { recursive: true }))

/** Builds a site of a library in a chunk of its own and this many modules; returns the names of its files. */
async function build(modules: number, output: string): Promise<string[]> {
  const names = (kind: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${kind}-${index}.js`)
  const write = async (name: string, imports: readonly string[]) => {
    const lines = imports.map((one) => `import './${one}'`)
    await writeFile(join(folder, name), [...lines, `console.log('${name}')`].join('\n'))
  }
  const library = names('library', 30)
  await Promise.all(library.map((name, index) => write(name, library.slice(index + 1, index + 2))))
  await Promise.all(names('added', modules).map((name) => write(name, [])))
  await write('index.js', [...names('added', modules), 'library-0.js'])
  const compiler = rspack({
    context: folder,
    mode: 'production',
    entry: './index.js',
    output: { path: join(folder, output), filename: '[name].[contenthash].js' },
    optimization: {
      moduleIds: false,
      chunkIds: false,
      concatenateModules: false,
      splitChunks: {
        cacheGroups: {
          library: { test: /library-/, name: 'library', chunks: 'all', enforce: true },
        },
      },
    },
    plugins: stableIds(rspack),
  })
  await new Promise<void>((resolve, reject) => {
    compiler.run((error) => (error ? reject(error) : compiler.close(() => resolve())))
  })
  return await readdir(join(folder, output))
}

it('a library that did not change keeps its file when hundreds of modules are added', async () => {
  const [before, after] = [await build(1, 'before'), await build(500, 'after')]
  const libraryIn = (files: string[]) => files.filter((name) => name.startsWith('library.'))
  expect(libraryIn(before)).toHaveLength(1)
  expect(libraryIn(after)).toEqual(libraryIn(before))
  expect(after).not.toEqual(before)
})
