import { dirname } from 'node:path'

import type { RsbuildPlugin } from '@rsbuild/core'

/**
 * Removes the folder of the checkout from source maps: in an entry, Module Federation imports
 * `from "/folder/of/the/checkout/node_modules/…"`.
 */
export function pluginPortableMaps(): RsbuildPlugin {
  return {
    name: 'adamarket:portable-maps',
    setup(api) {
      const quote = String.raw`\"`
      const checkout = `${quote}${dirname(api.context.rootPath)}/`
      api.processAssets({ stage: 'report' }, ({ assets, compilation, sources }) => {
        for (const [name, asset] of Object.entries(assets)) {
          if (!name.endsWith('.map')) continue
          const map = asset.source().toString().replaceAll(checkout, quote)
          compilation.updateAsset(name, new sources.RawSource(map))
        }
      })
    },
  }
}
