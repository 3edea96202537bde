import type { EnvironmentConfig } from '@rsbuild/core'

import { ownFile } from './folder-of.ts'
import { isSingleton } from './singletons.ts'

/** What the page function evaluates, in every release. */
export const serverFile = 'server.js'

const publicPath = ownFile('#build/server-public-path.ts')

type Options = {
  /** The module whose exports the file has. */
  readonly entry: string
  /** Whether it gets the singletons from the shell's file, as in the browser. */
  readonly importsSingletons: boolean
}

/**
 * The build of an app for the page function: one CommonJS file without Module Federation. Styles and
 * pictures are those of the browser's build, so only their names are in it.
 */
export function serverEnvironment({ entry, importsSingletons }: Options): EnvironmentConfig {
  return {
    source: { entry: { server: [publicPath, entry] } },
    output: {
      target: 'node',
      module: false,
      filename: { js: serverFile },
      emitAssets: false,
      emitCss: false,
      minify: true,
      legalComments: 'inline',
      sourceMap: false,
      externals: importsSingletons
        ? [
            ({ request = '' }, callback) =>
              isSingleton(request) ? callback(undefined, request) : callback(),
          ]
        : [],
    },
    tools: {
      htmlPlugin: false,
      rspack: (config) => {
        config.output = {
          ...config.output,
          library: { type: 'commonjs2' },
          asyncChunks: false,
        }
      },
    },
  }
}
