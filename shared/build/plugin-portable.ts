import { dirname } from 'node:path'

import type { RsbuildPlugin } from '@rsbuild/core'

/**
 * Keeps the folder of the checkout out of builds: the bundler names it in the source maps of `import.meta.glob`. In folders
 * whose names are not as long, the minifier may still give variables of the shell's first script other names.
 *
 * @param checkout the folder above the app, unless it is given
 */
export function pluginPortable(checkout?: string): RsbuildPlugin {
  return {
    name: 'adamarket:portable',
    setup(api) {
      const folder = `${checkout ?? dirname(api.context.rootPath)}/`
      api.processAssets({ stage: 'report' }, ({ assets, compilation, sources }) => {
        for (const [file, asset] of Object.entries(assets)) {
          if (!file.endsWith('.map')) continue
          const map = asset.source().toString().replaceAll(`|${folder}`, '|')
          compilation.updateAsset(file, new sources.RawSource(map))
        }
      })
    },
  }
}
