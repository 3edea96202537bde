import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { RsbuildPlugin, Rspack } from '@rsbuild/core'
import { rspack } from '@rsbuild/core'

const bundleName = 'worker.js'

/**
 * `import code from './some-worker.ts?inline-worker'` gives the code of a worker, bundled, as a text.
 *
 * A browser refuses a worker whose file comes from another origin than the page, as all files of a
 * remote do, and the bundler would put the runtime of Module Federation into it, which a worker has no
 * use for. A text can be started from anywhere: `new Worker(URL.createObjectURL(new Blob([code])))`.
 */
export function pluginInlineWorker(): RsbuildPlugin {
  return {
    name: 'adamarket:inline-worker',
    setup(api) {
      api.transform({ resourceQuery: /^\?inline-worker$/ }, async (module) => {
        const folder = await mkdtemp(join(tmpdir(), 'inline-worker-'))
        try {
          const isProduction = api.getNormalizedConfig().mode === 'production'
          const files = await bundle(module.resourcePath, folder, isProduction)
          for (const file of files) module.addDependency(file)
          const code = await readFile(join(folder, bundleName), 'utf8')
          return `export const code = ${JSON.stringify(code)}`
        } finally {
          await rm(folder, { recursive: true, force: true })
        }
      })
    },
  }
}

/** Bundles a worker into a folder; gives the files it is made of. */
async function bundle(entry: string, folder: string, isProduction: boolean): Promise<string[]> {
  const compiler = rspack({
    mode: isProduction ? 'production' : 'development',
    target: ['webworker', 'es2022'],
    entry,
    devtool: false,
    output: { path: folder, filename: bundleName },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
        },
      ],
    },
  })
  const stats = await new Promise<Rspack.Stats>((resolve, reject) => {
    compiler.run((error, done) => (done ? resolve(done) : reject(error ?? new Error('No result'))))
  })
  const files = [...stats.compilation.fileDependencies]
  await new Promise((resolve) => compiler.close(resolve))
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'))
  return files
}
