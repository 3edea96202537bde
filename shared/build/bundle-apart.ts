import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Rspack } from '@rsbuild/core'
import { rspack } from '@rsbuild/core'

const bundleName = 'bundle.js'

type Options = {
  readonly mode: 'production' | 'development'
  /** Whether it runs in a page or in a worker. */
  readonly target: 'web' | 'webworker'
}

type Bundle = {
  readonly code: string
  /** The files it consists of. */
  readonly files: readonly string[]
}

/**
 * Bundles a program into one script with its own compiler: the compiler of an app would add its
 * plugins, which the program does not need. Rejects when it does not compile.
 */
export async function bundleApart(entry: string, options: Options): Promise<Bundle> {
  const folder = await mkdtemp(join(tmpdir(), 'bundle-'))
  try {
    const files = await compile(entry, folder, options)
    return { files, code: await readFile(join(folder, bundleName), 'utf8') }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function compile(
  entry: string,
  folder: string,
  { mode, target }: Options,
): Promise<readonly string[]> {
  const compiler = rspack({
    mode,
    target: [target, 'es2022'],
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
