import { createHash } from 'node:crypto'
import { dirname } from 'node:path'

import type { RsbuildPlugin, Rspack } from '@rsbuild/core'

const name = 'adamarket:portable'

/**
 * Keeps the folder of the checkout out of builds. Module Federation names it in the identifiers of some modules, from which
 * their ids follow, and the names of every file that has one of them; and in the source maps of its entries. The bundler
 * names it in those of `import.meta.glob`. In folders whose names are not as long, the minifier may still give variables
 * of the shell's first script other names.
 *
 * @param checkout the folder above the app, unless it is given
 */
export function pluginPortable(checkout?: string): RsbuildPlugin {
  return {
    name,
    setup(api) {
      const folder = `${checkout ?? dirname(api.context.rootPath)}/`
      api.modifyRspackConfig(({ plugins }) => {
        plugins.push(portableIds(folder))
      })
      api.processAssets({ stage: 'report' }, ({ assets, compilation, sources }) => {
        const quote = String.raw`\"`
        for (const [file, asset] of Object.entries(assets)) {
          if (!file.endsWith('.map')) continue
          const map = asset
            .source()
            .toString()
            .replaceAll(`${quote}${folder}`, quote)
            .replaceAll(`|${folder}`, '|')
          compilation.updateAsset(file, new sources.RawSource(map))
        }
      })
    },
  }
}

function portableIds(checkout: string): Rspack.RspackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.compilation.tap(name, (compilation) => {
        compilation.hooks.beforeModuleIds.tap(name, (modules) => {
          for (const module of modules) {
            // A text here, whatever its type says.
            const id = portableId(String(module.identifier), checkout)
            if (id !== undefined) Object.assign(module, { id })
          }
        })
      })
    },
  }
}

/** The id of a module that the bundler would derive from the folder of the checkout; undefined for any other. */
export function portableId(identifier: string, checkout: string): string | undefined {
  const folder = [`(fallback: ${checkout}`, encodeURIComponent(checkout)].find((one) =>
    identifier.includes(one),
  )
  if (folder === undefined) return undefined
  const portable = identifier
    .replaceAll(folder, '')
    .replaceAll(checkout, '')
    // A hash of the rules for the module, in which the folder is as well.
    .replace(/\|[0-9a-f]+$/, '')
  const letters = createHash('sha256')
    .update(portable)
    .digest('base64')
    .replaceAll(/[^a-zA-Z]/g, '')
  return letters.slice(0, 4)
}
