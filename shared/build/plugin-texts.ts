import { fileURLToPath } from 'node:url'
import type { RsbuildPlugin, Rspack } from '@rsbuild/core'

import type { Language } from '#domain/languages.ts'
import { languages } from '#domain/languages.ts'

import { compileMessages, filesBehind, messageFile } from './compile-messages.mjs'

const formatMessage = fileURLToPath(new URL('../src/i18n/format-message.ts', import.meta.url))

/**
 * Compiles the messages that an app imports, and gives use-intl what formats them. Those that pages load in one language,
 * its own and the shared ones that it names, are imported with `?page=cards,places` and become one chunk, `texts-en`.
 */
export function pluginTexts(): RsbuildPlugin {
  return {
    name: 'adamarket:texts',
    setup(api) {
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, {
          resolve: { alias: { 'use-intl/format-message$': formatMessage } },
        }),
      )
      api.modifyRspackConfig(({ optimization: { splitChunks } = {} }) => {
        if (!splitChunks) return
        splitChunks.cacheGroups = {
          ...splitChunks.cacheGroups,
          ...Object.fromEntries(
            languages.map((language) => [`texts-${language}`, chunkOf(language)]),
          ),
        }
      })
      api.transform({ test: messageFile }, ({ code, resourcePath, resourceQuery, ...context }) => {
        filesBehind(resourcePath, resourceQuery).forEach(context.addDependency)
        return compileMessages(code, resourcePath, resourceQuery)
      })
    },
  }
}

function chunkOf(language: Language) {
  const texts = new RegExp(String.raw`[\\/]texts[\\/]${language}[\\/][\w-]+\.json\?page(?:=|$)`)
  return {
    name: `texts-${language}`,
    test: (module: Rspack.Module) => texts.test(module.identifier()),
    enforce: true,
  }
}
